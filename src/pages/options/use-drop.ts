import { useEffect, useRef, useState } from 'preact/hooks';

/** Whether a dropped file is a bulk file of cards by its name; of the rules' text there is none of these. */
export function isCardsFile({ name }: File): boolean {
  return /\.(?:json|jsonl|ndjson|gz)$/i.test(name);
}

/**
 * Takes files dropped anywhere on the page, those that `takes` says; tells whether some are held over it now.
 */
export function useDrop(
  takes: (file: File) => boolean,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef({ takes, onFiles });
  latest.current = { takes, onFiles };
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Leaving an element for another inside the page has one to go to.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files].filter(latest.current.takes);
      if (files.length > 0) latest.current.onFiles(files);
    };
    document.addEventListener('dragover', hold, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    return () => stop.abort();
  }, []);
  return over;
}
