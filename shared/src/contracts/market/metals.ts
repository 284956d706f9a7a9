import { z } from 'zod';
import { FactSource } from '../facts/securities';

export const Metal = z.enum(['gold', 'silver']);
export type Metal = z.infer<typeof Metal>;

/** Price of pure (24 carat, 999) metal in rupees per gram, two decimals. */
export const MetalPrice = z.object({
  metal: Metal,
  rupeesPerGram: z.number().positive(),
  /** What the price excludes, so that it is not mistaken for a shop price. */
  note: z.string(),
  source: FactSource,
});
export type MetalPrice = z.infer<typeof MetalPrice>;

/** The newest price known of each metal; a metal without one is left out. */
export const MetalPricesReply = z.object({ prices: z.array(MetalPrice) });
export type MetalPricesReply = z.infer<typeof MetalPricesReply>;

export const MetalHistoryQuery = z.object({
  range: z
    .enum(['1m', '3m', '6m', '1y', '5y', 'all'])
    .default('1y')
    .meta({ examples: ['5y'] }),
});
export type MetalHistoryQuery = z.infer<typeof MetalHistoryQuery>;

/** A metal's price history, and its newest price by purity. Rupees per gram unless a name says otherwise. */
export const MetalHistoryReply = z.object({
  metal: Metal,
  newest: MetalPrice.nullable(),
  /** Carat over 24 of the price of pure metal; 18, 22 and 24 carat for gold, fineness 999 and 925 for silver. */
  purities: z.array(
    z.object({ label: z.string(), fineness: z.number(), rupeesPerGram: z.number(), formula: z.string() }),
  ),
  /** The oldest first. */
  history: z.array(z.object({ day: z.iso.date(), rupeesPerGram: z.number(), publisher: z.string() })),
  /** World price of a troy ounce in dollars, for long-term comparison. */
  worldHistory: z.array(
    z.object({ day: z.iso.date(), dollarsPerTroyOunce: z.number(), publisher: z.string() }),
  ),
  change: z.object({ from: z.iso.date(), value: z.number() }).nullable(),
});
export type MetalHistoryReply = z.infer<typeof MetalHistoryReply>;
