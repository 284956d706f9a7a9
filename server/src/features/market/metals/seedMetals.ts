import type { Database } from '../../../database/client';
import { metalPrices } from '../../../database/schema/facts/metalsTables';
import { sampleMetalPrices } from './sampleMetalPrices';

/** Adds the sample prices; existing ones are left unchanged. */
export async function seedMetals(db: Database): Promise<void> {
  await db.insert(metalPrices).values(sampleMetalPrices).onConflictDoNothing();
}
