import { z } from 'zod';
import { FactSource } from './securities';

/** Price of pure (24 carat, 999) metal in rupees per gram, two decimals. */
export const MetalPrice = z.object({
  metal: z.enum(['gold', 'silver']),
  rupeesPerGram: z.number().positive(),
  source: FactSource,
});
export const MetalPricesReply = z.object({ prices: z.array(MetalPrice) });
export type MetalPricesReply = z.infer<typeof MetalPricesReply>;
