import type { MetalHistoryReply, MetalPrice } from '@tayyib/shared/contracts';

const source = {
  publisher: 'currency-api',
  document: 'https://www.npmjs.com/package/@fawazahmed0/currency-api/v/2026.9.29',
  asOf: '2026-09-29',
  publishedOn: '2026-09-29',
};
const note = 'International spot price, without Indian import duty and GST.';

/** The server's reply for an empty database. */
export const metalPrices: readonly MetalPrice[] = [
  { metal: 'gold', rupeesPerGram: 12_755.68, note, source },
  { metal: 'silver', rupeesPerGram: 187.26, note, source },
];

const day = (day: string, rupeesPerGram: number) => ({ day, rupeesPerGram, publisher: source.publisher });

/** Silver over four days. */
export const silverHistory: MetalHistoryReply = {
  metal: 'silver',
  newest: null,
  purities: [],
  history: [
    day('2026-06-30', 150),
    day('2026-07-31', 200),
    day('2026-08-31', 175.5),
    day('2026-09-29', 187.26),
  ],
  worldHistory: [],
  change: null,
};
