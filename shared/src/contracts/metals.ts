import { z } from 'zod';
import { FactSource } from './securities';

export const Metal = z.enum(['gold', 'silver']);
export type Metal = z.infer<typeof Metal>;

/** Price of pure (24 carat, 999) metal in rupees per gram, two decimals. */
export const MetalPrice = z.object({
  metal: Metal,
  rupeesPerGram: z.number().positive(),
  /** What the price leaves out, in words, so that nobody takes it for a shop's price. */
  note: z.string(),
  source: FactSource,
});
export type MetalPrice = z.infer<typeof MetalPrice>;

/** The newest price known of each metal; a metal without one is left out. */
export const MetalPricesReply = z.object({ prices: z.array(MetalPrice) });
export type MetalPricesReply = z.infer<typeof MetalPricesReply>;
