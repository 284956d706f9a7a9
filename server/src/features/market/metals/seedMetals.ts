import type { Database } from '../../../database/client';
import { metalPrices } from '../../../database/schema/metalsTables';
import { sampleMetalPrices } from './sampleMetalPrices';

/** Adds the sample prices; those that are there already stay as they are. */
export async function seedMetals(db: Database): Promise<void> {
  await db.insert(metalPrices).values(sampleMetalPrices).onConflictDoNothing();
}
