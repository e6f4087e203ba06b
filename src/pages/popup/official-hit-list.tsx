import { rulesPage } from '../../own-pages.ts';
import { openOwnPage } from '../../platform/runtime.ts';
import { longDate } from '../../ui/dates.ts';
import { message } from '../../ui/i18n.ts';
import { Hit } from '../reader/search/hit.tsx';
import type { OfficialHits } from './use-official-hits.ts';

/** Rules and glossary entries that answer; each opens the rules page at its place. */
export function OfficialHitList({
  of: { edition, hits, isLoading },
  query,
}: {
  readonly of: OfficialHits;
  readonly query: string;
}) {
  if (isLoading) return <p class="quiet">{message('loading')}</p>;
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby="official-hits">
      <h2 id="official-hits">{message('officialHits', longDate(edition))}</h2>
      <ol class="hits">
        {hits.map((hit) => (
          <li key={hit.to}>
            <Hit
              hit={hit}
              query={query}
              href={rulesPage({ edition, against: undefined, layout: 'side', at: hit.to })}
              onFollow={(href) => void openOwnPage(href)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
