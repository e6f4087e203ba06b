import { useEffect, useMemo, useState } from 'preact/hooks';
import { createLookUp, type LookUp } from '../look-up/index.ts';
import { loadOwnJson } from '../platform/own-files.ts';
import type { PrintedNames } from '../rules/printed-names.ts';
import type { RulesIndex } from '../rules/types.ts';

/** The look-up over an index, and the printed names it knows. */
export interface LookUpState {
  readonly search: LookUp;
  /** undefined while they are read. */
  readonly printed: PrintedNames | undefined;
}

/** The look-up over a page's index; it finds printed names too, once they are read. */
export function useLookUp(index: RulesIndex): LookUpState {
  const [printed, setPrinted] = useState<PrintedNames>();
  useEffect(() => {
    // Without them the English names are found all the same.
    loadOwnJson('printed-names.json').then(setPrinted, () => setPrinted({}));
  }, []);
  const search = useMemo(() => createLookUp(index, printed), [index, printed]);
  return { search, printed };
}
