import type { StandardId } from '@tayyib/shared/contracts';
import { tasis } from '@tayyib/shared/shariah';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { users } from '../../../database/schema/platform/identityTables';

/** The standard that an account's pages judge by: the one it chose, else our default. */
export async function standardOf(db: Database, userId: string): Promise<StandardId> {
  const [account] = await db.select({ standard: users.standard }).from(users).where(eq(users.id, userId));
  return account?.standard ?? tasis.id;
}
