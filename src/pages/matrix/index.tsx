import { render } from 'preact';
import { followTheme } from './follow-theme.ts';
import { MatrixPage } from './matrix-page.tsx';

followTheme();
render(<MatrixPage />, document.body);
