import { render } from 'preact';
import { startPage } from '../start.ts';
import { followTheme } from './follow-theme.ts';
import { MatrixPage } from './matrix-page.tsx';

startPage('matrixTitle');
followTheme();
render(<MatrixPage />, document.body);
