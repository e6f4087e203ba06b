import { findCardOf } from '../platform/find-card.ts';
import { browserMessage } from '../platform/runtime.ts';
import { createPopover } from '../popover/controller.ts';
import { message, setMessageSource } from '../ui/i18n.ts';
import { leavePopover } from './popover-key.ts';
import { createReadings } from './readings.ts';

// A script of its own: a page is read long before somebody points at a word of it, and most are never pointed at.
setMessageSource(browserMessage);
leavePopover(({ printingOf, ...setup }) => {
  const popover = createPopover({
    ...setup,
    findCard: findCardOf,
    readings: createReadings({
      index: setup.index,
      printingOf,
      onMissing: (format) => popover.say(message('formatMissing', format)),
    }),
  });
  return popover;
});
