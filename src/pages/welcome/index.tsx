import { render } from 'preact';
import { startPage } from '../start.ts';
import { WelcomePage } from './welcome-page.tsx';

startPage('welcomeTitle');
render(<WelcomePage />, document.body);
