import { message } from '../../ui/i18n.ts';

/** What is being done now, for the progress bar. */
export interface Work {
  readonly what: string;
  /** From 0 to 1 of all that is to be done; undefined while that cannot be known. */
  readonly share?: number;
  /** Calls it off, where that can be done. */
  readonly cancel?: () => void;
}

interface Props {
  readonly work: Work;
  /** The bar's id in the page. */
  readonly id: string;
}

/** What is being done, a bar, and where it can be called off a button for that. */
export function Working({ work: { what, share, cancel }, id }: Props) {
  return (
    <div class="working">
      <label for={id}>{what}</label>
      {/* Without a value the bar says "some time yet". */}
      {share === undefined ? <progress id={id} /> : <progress id={id} value={share} />}
      {cancel && (
        <button type="button" class="button" onClick={cancel}>
          {message('cancelWork')}
        </button>
      )}
    </div>
  );
}
