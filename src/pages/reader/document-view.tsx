import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import { findRule } from '../../comprules/find-rule.ts';
import { chapterAt, entryAt, glossaryPlace } from '../../comprules/places.ts';
import type { Document } from '../../comprules/types.ts';
import { message } from '../../ui/i18n.ts';
import { NotHere } from './not-here.tsx';
import { Paragraphs, RuleView } from './rule-view.tsx';

interface Props {
  readonly document: Document;
  readonly at: string;
  readonly tools: (number: string) => ComponentChild;
}

/** The part of a document that is shown for a place: "702" for 702.19b, "glossary" for glossary/ability. */
export function shownPart(at: string): string {
  if (at.startsWith('glossary')) return 'glossary';
  if (at.startsWith('part/')) return at;
  return /^\d/.test(at) ? (/^\d{3}|^\d/.exec(at)?.[0] ?? '') : '';
}

/** A heading of the document with all its rules, its glossary, or a chapter; scrolled to the place. */
export function DocumentView({ document, at, tools }: Props) {
  const part = shownPart(at);
  useEffect(() => {
    const target = globalThis.document.getElementById(at);
    if (target) target.scrollIntoView({ block: at === part ? 'start' : 'center' });
    else scrollTo(0, 0);
    // Only the place's own change scrolls; a new edition keeps the place too.
  }, [at, part]);
  if (part === 'glossary') return <Glossary document={document} at={at} />;
  const chapter = chapterAt(document, part);
  if (chapter)
    return (
      <article>
        <h2 lang="en">{chapter.title}</h2>
        <Paragraphs of={chapter.paragraphs} />
      </article>
    );
  if (part === '') return <Beginning document={document} />;
  const rule = findRule(document, part);
  return (
    <article>
      {!findRule(document, at) && <NotHere document={document} at={at} />}
      {rule && part.length === 1 && (
        <>
          <h2 id={part} lang="en">
            {rule.label} {rule.title}
          </h2>
          <ul class="headings" lang="en">
            {rule.rules.map(({ number, label, title }) => (
              <li key={number}>
                <a href={`#${number}`}>
                  {label} {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {rule && part.length > 1 && <RuleView rule={rule} chosen={at} tools={tools} />}
    </article>
  );
}

function Beginning({ document: { front } }: { readonly document: Document }) {
  const chapters = front.filter(({ title }) => title !== 'Contents');
  return (
    <article>
      {chapters.map(({ title, paragraphs }) => (
        <section key={title}>
          {title && <h2 lang="en">{title}</h2>}
          <Paragraphs of={paragraphs} />
        </section>
      ))}
    </article>
  );
}

function Glossary({ document, at }: { readonly document: Document; readonly at: string }) {
  return (
    <article>
      <h2 id="glossary">{message('readerGlossary')}</h2>
      {at !== 'glossary' && !entryAt(document, at) && <NotHere document={document} at={at} />}
      <Paragraphs of={document.glossaryNotes} />
      {document.glossary.map(({ term, paragraphs }) => (
        <section
          key={term}
          id={glossaryPlace(term)}
          class={glossaryPlace(term) === at ? 'term chosen' : 'term'}
        >
          <h3 lang="en">
            <a href={`#${glossaryPlace(term)}`} class="rule-label">
              {term}
            </a>
          </h3>
          <Paragraphs of={paragraphs} />
        </section>
      ))}
    </article>
  );
}
