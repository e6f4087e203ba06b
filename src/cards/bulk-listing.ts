/** Where the newest bulk file is. */
export interface BulkListing {
  /** On one of `hosts`, by https. */
  readonly address: string;
  /** The file's name, as people read it. */
  readonly name: string;
  /** Its size in bytes as it travels, and unpacked; undefined where that is not told. */
  readonly packedBytes: number | undefined;
  readonly plainBytes: number | undefined;
}

/**
 * The bulk file that an answer of Scryfall's API describes (a `bulk_data` object): its lines where it has them, else
 * its array. Undefined where it describes none, or one that lies elsewhere than on the given hosts.
 */
export function bulkListing(answer: unknown, hosts: readonly string[]): BulkListing | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const given = answer as Readonly<Record<string, unknown>>;
  for (const written of [given.jsonl_download_uri, given.download_uri]) {
    const url = typeof written === 'string' ? URL.parse(written) : null;
    if (url?.protocol !== 'https:' || !hosts.includes(url.hostname)) continue;
    return {
      address: url.href,
      name: url.pathname.split('/').at(-1) || 'oracle-cards',
      packedBytes: bytes(given.compressed_size),
      plainBytes: bytes(given.size),
    };
  }
  return undefined;
}

function bytes(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
