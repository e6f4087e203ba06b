/** Tells of a fault that costs one part of a page, where a developer looks; the user sees all other marks. */
export function tellFault(error: unknown): void {
  console.debug('Reminder Text left out a part of this page:', error);
}
