import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { marketChanges } from '../../../../database/schema/market/marketTables';

/** Every node has applied changes this old, or will re-read everything. */
export async function clearOldChanges(db: Database): Promise<void> {
  await db.delete(marketChanges).where(lt(marketChanges.at, sql`now() - interval '2 days'`));
}
