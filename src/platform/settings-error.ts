/** Why a setting was not kept, in words for the reader, with what to do. */
export function explainSettingsError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof TypeError)
    return `“${message}” cannot have this value. Nothing was changed.`;
  if (/MAX_WRITE_OPERATIONS/i.test(message))
    return 'The browser takes only so many changes a minute. Wait a moment and try again.';
  if (/quota/i.test(message))
    return 'The browser’s store for settings is full. Remove some ignored terms or sites and try again.';
  return `The browser did not keep the setting: ${message}`;
}
