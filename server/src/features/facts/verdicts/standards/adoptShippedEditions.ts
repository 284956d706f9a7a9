import { sql } from 'drizzle-orm';
import { standardNames } from '@tayyib/shared/shariah';
import { type Queryable, withoutTimeouts } from '../../../../database/client';
import { storeShippedEditions } from './standardsRepository';
import { recomputeVerdicts } from '../judging/recomputeVerdicts';

/**
 * Stores the editions this version of the product ships, and judges every company by those that are new. Safe to call from
 * many servers concurrently.
 */
export async function adoptShippedEditions(db: Queryable): Promise<void> {
  await db.transaction(async (transaction) => {
    await withoutTimeouts(transaction);
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('standard_editions'))`);
    for (const { id, edition } of await storeShippedEditions(transaction)) {
      const cause = `Edition ${edition} of ${standardNames[id]} came with the product`;
      await recomputeVerdicts(transaction, undefined, cause, undefined, id);
    }
  });
}
