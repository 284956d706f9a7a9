import type { Database } from '../../../database/client';
import { metalPrices } from '../../../database/schema/facts/metalsTables';

/** One troy ounce in grams. */
const gramsPerTroyOunce = 31.1034768;

/**
 * Spot prices of 29 September 2026 as published by the currency-api project (public domain, CC0), in rupees
 * per troy ounce. Good enough to compute a nisab; a jeweller's price of the day is better, and the calculator
 * asks for it.
 */
const published = { gold: 396_746.03049423, silver: 5_824.45062725 } as const;

const source = {
  day: '2026-09-29',
  note: 'International spot price, without Indian import duty and GST.',
  publisher: 'currency-api',
  document: 'https://www.npmjs.com/package/@fawazahmed0/currency-api/v/2026.9.29',
  publishedOn: '2026-09-29',
};

/** The initial prices of an empty database: one real, dated figure per metal, in rupees per gram. */
const sampleMetalPrices = (['gold', 'silver'] as const).map((metal) => ({
  metal,
  rupeesPerGram: (published[metal] / gramsPerTroyOunce).toFixed(2),
  ...source,
}));

/** Adds the sample prices; existing ones are left unchanged. */
export async function seedMetals(db: Database): Promise<void> {
  await db.insert(metalPrices).values(sampleMetalPrices).onConflictDoNothing();
}
