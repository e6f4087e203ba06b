import { chapterPlace } from '../../comprules/places.ts';
import type { Chapter, Document } from '../../comprules/types.ts';
import { message } from '../../ui/i18n.ts';

interface Props {
  readonly document: Document;
  /** The heading or section that is shown: "702", "7", "glossary". */
  readonly shown: string;
}

/** The document's sections and headings. */
export function Contents({ document, shown }: Props) {
  const { front, sections, glossary, back } = document;
  const current = (at: string) => (shown === at ? ('page' as const) : undefined);
  return (
    <nav class="contents" aria-label={message('readerContents')}>
      <Chapters chapters={front} shown={shown} />
      {sections.map((section) => (
        <details key={section.number} lang="en" open={shown.startsWith(section.number)}>
          <summary>
            {section.label} {section.title}
          </summary>
          <ul>
            {section.rules.map(({ number, label, title }) => (
              <li key={number}>
                <a href={`#${number}`} aria-current={current(number)}>
                  {label} {title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {glossary.length > 0 && (
        <p>
          <a href="#glossary" aria-current={current('glossary')}>
            {message('readerGlossary')}
          </a>
        </p>
      )}
      <Chapters chapters={back} shown={shown} />
    </nav>
  );
}

function Chapters({
  chapters,
  shown,
}: {
  readonly chapters: readonly Chapter[];
  readonly shown: string;
}) {
  return chapters
    .filter(
      ({ title, paragraphs }) => title !== '' && title !== 'Contents' && paragraphs.length > 0,
    )
    .map(({ title }) => (
      <p key={title} lang="en">
        <a
          href={`#${chapterPlace(title)}`}
          aria-current={shown === chapterPlace(title) ? 'page' : undefined}
        >
          {title}
        </a>
      </p>
    ));
}
