import { render } from 'preact';
import { startPage } from '../start.ts';
import { LookUpPage } from './look-up-page.tsx';

startPage('lookUpTitle');
render(<LookUpPage />, document.body);
