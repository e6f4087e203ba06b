import { render } from 'preact';
import { startPage } from '../start.ts';
import { OptionsPage } from './options-page.tsx';

startPage('optionsTitle');
render(<OptionsPage />, document.body);
