import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { moduleSupportCodes } from '../../../../database/schema/platform/modulesTables';

export type SupportCodeRow = typeof moduleSupportCodes.$inferSelect;

/** Codes that name the versions of one visit. */
export function createSupportCodeRepository(db: Database) {
  return {
    async add(row: typeof moduleSupportCodes.$inferInsert): Promise<void> {
      await db.insert(moduleSupportCodes).values(row);
    },

    /** Null where there is no such code, or it is expired. */
    async find(code: string, now: Date): Promise<SupportCodeRow | null> {
      const [found] = await db
        .select()
        .from(moduleSupportCodes)
        .where(and(eq(moduleSupportCodes.code, code), gt(moduleSupportCodes.expiresAt, now)));
      return found ?? null;
    },

    /** Deletes those that expired before a time. */
    async deleteExpired(before: Date): Promise<void> {
      await db.delete(moduleSupportCodes).where(lt(moduleSupportCodes.expiresAt, before));
    },
  };
}
