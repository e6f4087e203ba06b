import { render } from 'preact';
import { startPage } from '../start.ts';
import { ReaderPage } from './reader-page.tsx';

startPage('readerTitle');
render(<ReaderPage />, document.body);
