import { render } from 'preact';
import { followTheme } from '../follow-theme.ts';
import { startPage } from '../start.ts';
import { MatrixPage } from './matrix-page.tsx';

startPage('matrixTitle');
followTheme();
render(<MatrixPage />, document.body);
