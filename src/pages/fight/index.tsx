import { render } from 'preact';
import { followTheme } from '../follow-theme.ts';
import { startPage } from '../start.ts';
import { FightPage } from './fight-page.tsx';

startPage('fightTitle');
followTheme();
render(<FightPage />, document.body);
