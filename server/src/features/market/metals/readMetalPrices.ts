import type { MetalPrice, MetalPricesReply } from '@tayyib/shared/contracts';
import { desc } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { metalPrices } from '../../../database/schema/facts/metalsTables';

/** The newest price of each metal. */
export async function readMetalPrices(db: Queryable): Promise<MetalPricesReply> {
  const newest = await db
    .selectDistinctOn([metalPrices.metal])
    .from(metalPrices)
    .orderBy(metalPrices.metal, desc(metalPrices.day));
  return { prices: newest.map(toMetalPrice) };
}

/** A recorded price with its source. */
export const toMetalPrice = ({
  metal,
  rupeesPerGram,
  note,
  publisher,
  document,
  day,
  publishedOn,
}: typeof metalPrices.$inferSelect): MetalPrice => ({
  metal,
  rupeesPerGram: Number(rupeesPerGram),
  note,
  source: { publisher, document, asOf: day, publishedOn },
});
