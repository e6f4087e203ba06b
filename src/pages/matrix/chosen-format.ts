import { combatFormat } from '../combat-formats.ts';

/** The format in the address, as "?format=middle-school", which the user's other pages hand on. */
export const chosenFormat = () => combatFormat(new URLSearchParams(location.search).get('format'));
