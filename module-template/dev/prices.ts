import type { MetalPrice } from '@tayyib/shared/contracts';

const source = {
  publisher: 'currency-api',
  document: 'https://www.npmjs.com/package/@fawazahmed0/currency-api/v/2026.9.29',
  asOf: '2026-09-29',
  publishedOn: '2026-09-29',
};
const note = 'International spot price, without Indian import duty and GST.';

/** Fixtures for the standalone page and the tests. */
export const prices: readonly MetalPrice[] = [
  { metal: 'gold', rupeesPerGram: 12_755.68, note, source },
  { metal: 'silver', rupeesPerGram: 187.26, note, source },
];
