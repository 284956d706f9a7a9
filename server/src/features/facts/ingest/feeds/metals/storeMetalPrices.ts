import { sql } from 'drizzle-orm';
import { metalPrices } from '../../../../../database/schema/facts/metalsTables';
import { putChanged } from '../../../../../database/putChanged';
import type { Queryable } from '../../../../../database/client';

export type MetalPrice = typeof metalPrices.$inferInsert;

/** India's bullion association; its rates take precedence over any world price of the same day. */
export const ibjaPublisher = 'IBJA';

/** Writes prices of pure metal, in rupees per gram. Returns how many changed. */
export async function storeMetalPrices(transaction: Queryable, rows: readonly MetalPrice[]): Promise<number> {
  return putChanged(transaction, metalPrices, rows, {
    key: [metalPrices.metal, metalPrices.day],
    replaceWhen: sql`metal_prices.rupees_per_gram <> excluded.rupees_per_gram
      and (metal_prices.publisher <> ${ibjaPublisher} or excluded.publisher = ${ibjaPublisher})`,
  });
}
