import { h, render } from 'preact';
import packed from 'rules-index';
import { PopoverView } from '../../../src/popover/popover-view.tsx';
import { unpackIndex } from '../../../src/rules/packed-index.ts';
import type { TermText } from '../../../src/rules/types.ts';
import { setMessageSource } from '../../../src/ui/i18n.ts';

type Messages = Readonly<
  Record<string, { message: string; placeholders?: Readonly<Record<string, { content: string }>> }>
>;

/** The height, in pixels, of each term's popover as a hover shows it: with all other terms on its card. */
export function heights(
  texts: Readonly<Record<string, TermText>>,
  messages: Messages,
): Record<string, number> {
  setMessageSource((key, ...given) =>
    (messages[key]?.message ?? '').replace(/\$(\w+)\$/g, (_, name: string) => {
      const at = messages[key]?.placeholders?.[name.toLowerCase()]?.content.slice(1);
      return given[Number(at) - 1] ?? '';
    }),
  );
  const index = unpackIndex(packed);
  const terms = new Map(index.terms.map((term) => [term.id, term]));
  const nothing = () => undefined;
  const never = () => new Promise<never>(nothing);
  const box = document.createElement('div');
  box.className = 'rt hover';
  document.body.append(box);
  const measured: Record<string, number> = {};
  for (const { id } of index.terms) {
    const view = h(PopoverView, {
      index,
      terms,
      first: { term: id, form: 0, params: {} },
      others: (texts[id]?.pairs ?? []).map(([other]) => other),
      as: 'hover',
      full: false,
      card: undefined,
      edition: 'newest',
      reading: { edition: index.editions.at(-1)?.date ?? '' },
      loadPrinting: never,
      said: undefined,
      textOf: (term: string) => texts[term],
      loadText: never,
      loadDetails: never,
      loadOfficial: never,
      onEdition: nothing,
      actions: {
        ignoreTerm: nothing,
        site: 'cards.example',
        switchSiteOff: nothing,
        openPage: nothing,
        addressOf: (path: string) => path,
      },
      onNotMeant: nothing,
      onPin: nothing,
      onClose: nothing,
    });
    render(view, box);
    measured[id] = box.offsetHeight;
    render(null, box);
  }
  return measured;
}
