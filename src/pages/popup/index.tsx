import { render } from 'preact';
import { startPage } from '../start.ts';
import { PopupPage } from './popup-page.tsx';

startPage('popupTitle');
render(<PopupPage />, document.body);
