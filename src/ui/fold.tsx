import type { ComponentChildren } from 'preact';
import type { TermDetails } from '../rules/types.ts';
import { message } from './i18n.ts';

/** What lies behind the folds, or how far it has come. */
export type DetailsState = TermDetails | 'unasked' | 'loading' | 'missing';

interface Props {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly details: DetailsState;
  readonly onOpen: () => void;
  readonly children: ComponentChildren;
}

/** One of the entry's row: what is behind it shows below the row, and one at a time. */
export function Fold({ title, aside, details, onOpen, children }: Props) {
  return (
    <details class="fold" name="fold" onToggle={(event) => event.currentTarget.open && onOpen()}>
      <summary>
        <span>{title}</span>
        {aside !== undefined && <span class="fold-aside">{aside}</span>}
      </summary>
      <div class="fold-body">
        {details === 'missing' ? (
          <p class="entry-note">{message('detailsMissing')}</p>
        ) : details === 'loading' || details === 'unasked' ? (
          <p class="quiet">{message('loading')}</p>
        ) : (
          children
        )}
      </div>
    </details>
  );
}

/** The row's last: what else can be done, behind dots. */
export function MenuFold({ children }: { readonly children: ComponentChildren }) {
  return (
    <details class="fold" name="fold">
      <summary aria-label={message('foldMore')} title={message('foldMore')}>
        <span class="dots">⋯</span>
      </summary>
      <div class="fold-body more-actions">{children}</div>
    </details>
  );
}
