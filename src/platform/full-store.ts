/** Whether a browser's error says that a store takes no more: each store has its own words for it. */
export function isStoreFull(error: unknown): boolean {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  return name === 'QuotaExceededError' || /quota|disk|space/i.test(message);
}
