import { describe, expect, it } from 'vitest';
import { bulkListing } from '../../src/cards/bulk-listing.ts';

const HOSTS = ['data.cards.example'];
const LINES = 'https://data.cards.example/oracle-cards/oracle-cards-20270122.jsonl.gz';
const ARRAY = 'https://data.cards.example/oracle-cards/oracle-cards-20270122.json';

describe('where the newest bulk file is', () => {
  it('are its lines, with their size', () => {
    const answer = { jsonl_download_uri: LINES, download_uri: ARRAY, compressed_size: 24_600_000 };
    expect(bulkListing(answer, HOSTS)).toEqual({
      address: LINES,
      name: 'oracle-cards-20270122.jsonl.gz',
      packedBytes: 24_600_000,
      plainBytes: undefined,
    });
  });

  it('is its array where there are no lines', () => {
    expect(bulkListing({ download_uri: ARRAY, size: 5 }, HOSTS)).toMatchObject({
      address: ARRAY,
      plainBytes: 5,
    });
  });

  it('is nowhere else than on the hosts that the user was asked for, and only by https', () => {
    for (const address of [
      'https://evil.example/x',
      'http://data.cards.example/x',
      'https://data.cards.example.evil.example/x',
      'oracle.json',
      7,
    ])
      expect(bulkListing({ jsonl_download_uri: address }, HOSTS)).toBeUndefined();
    for (const answer of [undefined, null, 'x', [], {}])
      expect(bulkListing(answer, HOSTS)).toBeUndefined();
  });
});
