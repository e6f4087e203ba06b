import { wantedIn } from '../look-up/index.ts';

interface Props {
  readonly name: string;
  readonly query: string;
}

/**
 * The name of a found term, with the part that answers the query highlighted: at the start of a word before anywhere
 * else, as the search ranks. Nothing is highlighted where a form or a near miss was found.
 */
export function FoundName({ name, query }: Props) {
  const wanted = wantedIn(query);
  const lower = name.toLowerCase();
  const atWord = ` ${lower}`.indexOf(` ${wanted}`);
  const at = atWord < 0 ? lower.indexOf(wanted) : atWord;
  if (wanted === '' || at < 0) return <>{name}</>;
  const end = at + wanted.length;
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, end)}</mark>
      {name.slice(end)}
    </>
  );
}
