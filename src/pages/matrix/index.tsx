import { render } from 'preact';
import { MatrixPage } from './matrix-page.tsx';

render(<MatrixPage />, document.body);
