import { optionsPage } from '../../own-pages.ts';
import { CardText } from '../../ui/card-text.tsx';
import { EditionPicker } from '../../ui/edition-picker.tsx';
import { message } from '../../ui/i18n.ts';
import { ExperienceChoice } from '../experience-choice.tsx';
import { MissingSites } from '../missing-sites.tsx';
import { OfferedSites } from '../offered-sites.tsx';
import { useRules } from '../use-rules.ts';
import { useSettings } from '../use-settings.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { useSiteAccess } from '../use-site-access.ts';
import { DEMO_CARDS, type DemoCard } from './demo-cards.ts';

/** A card with more keywords than most. Opened only by the user's press. */
const A_CARD = 'https://scryfall.com/search?q=keyword%3Abanding+keyword%3Aflying&as=full';

/** The first page after the install: try it at once, choose an edition. */
export function WelcomePage() {
  const { index } = useRules();
  const { settings, problem, change } = useSettings();
  const { missing } = useSiteAccess();
  const shortcuts = useShortcuts();
  return (
    <main class="welcome">
      <header>
        <img src="icons/icon-96.png" alt="" width="64" height="64" />
        <div>
          <h1>{message(missing.length > 0 ? 'welcomeAlmost' : 'welcomeHeading')}</h1>
          <p>{message('welcomeIntro')}</p>
        </div>
      </header>
      {problem && <p class="notice bad">{problem}</p>}
      <MissingSites missing={missing} leads />
      <ExperienceChoice settings={settings} change={change} />
      <section aria-labelledby="try">
        <h2 id="try">{message('welcomeTry')}</h2>
        <p class="quiet">{message('welcomeTryHow')}</p>
        <div class="demo-cards">
          {DEMO_CARDS.map((card) => (
            <Card key={card.name} card={card} />
          ))}
        </div>
      </section>
      <OfferedSites />
      <section aria-labelledby="next">
        <h2 id="next">{message('welcomeNext')}</h2>
        <ul class="welcome-next">
          <li>
            <a href={A_CARD} target="_blank" rel="noreferrer">
              {message('welcomeCard')}
            </a>
          </li>
          <li>{message('welcomePin')}</li>
          {shortcuts.map(({ name, keys }) => (
            <li key={name}>
              <kbd>{keys}</kbd> {name}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="edition">
        <h2 id="edition">{message('edition')}</h2>
        <p class="quiet">{message('editionHelp')}</p>
        <EditionPicker
          index={index}
          value={settings.edition}
          onPick={(edition) => change({ edition })}
        />{' '}
        <a href={optionsPage()}>{message('allOptions')}</a>
      </section>
      <footer class="quiet">{message('fanContent')}</footer>
    </main>
  );
}

function Card({ card }: { card: DemoCard }) {
  return (
    <article class="demo-card" lang="en">
      <h3 class="demo-name">
        {card.name} <CardText text={card.cost} />
      </h3>
      <p class="demo-type">{card.type}</p>
      <div class="demo-text">
        {card.lines.map((line) => (
          <p key={line}>
            <CardText text={line} />
          </p>
        ))}
      </div>
      {card.flavor && <p class="demo-flavor">{card.flavor}</p>}
      {card.stats && <p class="demo-stats">{card.stats}</p>}
    </article>
  );
}
