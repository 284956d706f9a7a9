import { lt } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { oneTimeCodes, oneTimeLinks } from '../../../database/schema/platform/oneTimeTables';

const retentionMs = 24 * 3600 * 1000;

/** Deletes codes and links that expired a day ago. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - retentionMs);
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, dayAgo));
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, dayAgo));
}
