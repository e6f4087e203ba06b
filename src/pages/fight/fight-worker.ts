import { play } from '../../combat/play.ts';
import type { Fight, Outcome, Side } from '../../combat/types.ts';
import { type Without, withoutBanding } from '../../combat/without.ts';
import { FightTooBig } from '../../combat/work.ts';

/** A fight to play, and whose banding to leave out for comparison. */
export interface FightOrder {
  readonly fight: Fight;
  readonly side: Side | undefined;
}

export type FightAnswer =
  | { readonly kind: 'played'; readonly outcome: Outcome; readonly without: Without | undefined }
  | { readonly kind: 'refused' }
  | { readonly kind: 'failed'; readonly reason: string };

addEventListener('message', ({ data }: MessageEvent<FightOrder>) => postMessage(answer(data)));

function answer({ fight, side }: FightOrder): FightAnswer {
  try {
    const outcome = play(fight);
    return { kind: 'played', outcome, without: side && comparison(fight, side) };
  } catch (error) {
    if (error instanceof FightTooBig) return { kind: 'refused' };
    return { kind: 'failed', reason: String(error) };
  }
}

/** The fight without banding; undefined where that one is too big. */
function comparison(fight: Fight, side: Side): Without | undefined {
  try {
    return withoutBanding(fight, side);
  } catch (error) {
    if (error instanceof FightTooBig) return undefined;
    throw error;
  }
}
