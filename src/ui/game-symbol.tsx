import { DISC, GLYPH, INK, PLAIN_DISC } from './symbol-art.ts';
import { symbolName } from './symbol-names.ts';

/** One symbol of the game, drawn at the size of the text around it. `code` is what stands between the braces. */
export function GameSymbol({ code }: { code: string }) {
  const upper = code.toUpperCase();
  const [first = '', second] = upper.split('/').filter((part) => part !== 'P');
  const phyrexian = upper !== 'P' && upper.split('/').includes('P');
  return (
    <svg class="symbol" viewBox="0 0 100 100" role="img" aria-label={symbolName(code)}>
      <circle cx="50" cy="50" r="50" fill={DISC[first] ?? PLAIN_DISC} />
      {second !== undefined && (
        <path d="M85.4 14.6a50 50 0 0 1-70.8 70.8Z" fill={DISC[second] ?? PLAIN_DISC} />
      )}
      {phyrexian ? (
        <Glyph code="P" />
      ) : second === undefined ? (
        <Glyph code={first} />
      ) : (
        <>
          <g transform="translate(4 4) scale(.5)">
            <Glyph code={first} />
          </g>
          <g transform="translate(46 46) scale(.5)">
            <Glyph code={second} />
          </g>
        </>
      )}
    </svg>
  );
}

function Glyph({ code }: { code: string }) {
  const path = GLYPH[code];
  if (path) return <path d={path} fill={INK} fill-rule="evenodd" />;
  return (
    <text
      x="50"
      y="52"
      fill={INK}
      font-size={code.length > 1 ? 52 : 72}
      font-weight="600"
      text-anchor="middle"
      dominant-baseline="central"
    >
      {code}
    </text>
  );
}
