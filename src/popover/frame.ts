import { type ComponentChild, render } from 'preact';
import { directionOf, messageLanguage } from '../ui/message-language.ts';
import { createHost, type Host } from './host.ts';
import {
  type Placement,
  place,
  placeBeside,
  placeSheet,
  type Sheet,
  verticalOf,
} from './placement.ts';
import type { Box, Point } from './safe-path.ts';
import { POPOVER_WIDTH, type PopoverSettings } from './settings.ts';

export type ShownAs = 'hover' | 'pinned' | 'sheet';

export interface Look {
  readonly as: ShownAs;
  /** Whether all of it is shown, and not the short form. */
  readonly full: boolean;
}

/** The popover on the screen: its host, what is rendered in it, where it stands. */
export interface Frame {
  /** Renders, and given a `home` brings it up there, on top of everything. */
  paint(view: ComponentChild, as: Look, settings: PopoverSettings, home?: ParentNode): void;
  /** Puts it above or below a word's lines, or beside `clear` where that is given; false when no line is in view. */
  position(lines: readonly Box[], pointer: Point, clear?: readonly Box[]): boolean;
  /** Moves the focus to its heading. */
  takeFocus(): void;
  /** Takes it off the screen and gives the focus back where it had it. */
  hide(): void;
  readonly isOpen: boolean;
  box(): Box;
  /** Whether nothing of it is scrolled away above. */
  readonly atTop: boolean;
  /** Whether it is a sheet at the upper edge. */
  readonly isUpper: boolean;
  owns(event: Event): boolean;
  isHost(target: EventTarget | null): boolean;
  take(event: Event): void;
  /** Whether the keyboard's focus is in it. */
  readonly hasKeyboardFocus: boolean;
  destroy(): void;
}

/** Makes the frame. Nothing is added to the page before the first `paint`. `onUsed`: it was pressed into. */
export function createFrame(
  document: Document,
  css: string,
  headingId: string,
  onUsed: () => void,
): Frame {
  let host: Host | undefined;
  let side: Placement['side'] | undefined;
  let edge: Sheet['edge'] | undefined;
  let shownAs: ShownAs = 'hover';
  let focusBefore: Element | null = null;
  function makeHost(): Host {
    const made = createHost(document, css);
    // Pin and Close do as they say, and no more.
    made.root.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('.icon-button')) onUsed();
    });
    return made;
  }
  const frame: Frame = {
    paint(view, { as, full }, settings, home) {
      host ??= makeHost();
      shownAs = as;
      const { root, scroller } = host;
      root.className = `rt ${as}${full ? ' full' : ''}`;
      root.dataset.theme = settings.theme;
      root.style.setProperty('--width', `${POPOVER_WIDTH[settings.popoverWidth]}px`);
      root.style.setProperty('--text-size', String(settings.textSize / 100));
      root.setAttribute('role', 'dialog');
      root.lang = messageLanguage();
      root.dir = directionOf(root.lang);
      root.setAttribute('aria-labelledby', headingId);
      render(view, scroller);
      if (!home) return;
      side = edge = undefined;
      scroller.scrollTop = 0;
      host.open(home);
    },
    position(lines, pointer, clear) {
      if (!host) return false;
      const visible = visibleBox(document);
      if (shownAs === 'sheet') {
        const sheet = placeSheet(lines, visible, edge);
        edge = sheet.edge;
        host.root.classList.toggle('top', edge === 'top');
        host.place(sheet);
        return true;
      }
      if (!lines.some((line) => touches(line, visible))) return false;
      // Without the limit of the last place, so that its own wish is measured: which ends its scrolling.
      const { root, scroller } = host;
      const { scrollTop } = scroller;
      host.clearMaxHeight();
      const rim = root.offsetHeight - scroller.offsetHeight;
      const size = { width: root.offsetWidth, height: scroller.scrollHeight + rim };
      const { clientHeight } = document.documentElement;
      const placement = clear
        ? placeBeside(clear, size, visible, clientHeight, side)
        : place(lines, pointer, size, visible, clientHeight, verticalOf(side));
      side = placement.side;
      host.place(placement);
      if (scrollTop > 0) scroller.scrollTop = scrollTop;
      return true;
    },
    takeFocus() {
      const heading = host?.root.querySelector<HTMLElement>(`#${headingId}`);
      if (!heading) return;
      // Between two words the popover itself has it; it goes back to where the first found it.
      focusBefore ??= document.activeElement;
      heading.focus({ preventScroll: true });
    },
    hide() {
      if (!host) return;
      const hadFocus = host.hasFocus;
      host.close();
      render(null, host.scroller);
      side = undefined;
      if (hadFocus && focusBefore instanceof HTMLElement)
        focusBefore.focus({ preventScroll: true });
      focusBefore = null;
    },
    get isOpen() {
      return host?.isOpen ?? false;
    },
    box: () => host?.box() ?? NOWHERE,
    get atTop() {
      return host?.scroller.scrollTop === 0;
    },
    get isUpper() {
      return shownAs === 'sheet' && edge === 'top';
    },
    owns: (event) => host?.owns(event) ?? false,
    isHost: (target) => host?.element === target,
    take: (event) => host?.take(event),
    get hasKeyboardFocus() {
      return host?.hasKeyboardFocus ?? false;
    },
    destroy() {
      if (host) render(null, host.scroller);
      host?.destroy();
      host = undefined;
    },
  };
  return frame;
}

const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** The part of the layout viewport that can be seen: less than all of it when pinched. */
function visibleBox(document: Document): Box {
  const visual = document.defaultView?.visualViewport;
  const { clientWidth, clientHeight } = document.documentElement;
  if (!visual) return { left: 0, top: 0, right: clientWidth, bottom: clientHeight };
  const { offsetLeft: left, offsetTop: top, width, height } = visual;
  return { left, top, right: left + width, bottom: top + height };
}

function touches(a: Box, b: Box): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
