import { and, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { moduleSupportCodes } from '../../../../database/schema/platform/modulesTables';

export type SupportCodeRow = typeof moduleSupportCodes.$inferSelect;

/** Codes that name the versions of one visit. */
export function createSupportCodeRepository(db: Queryable) {
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

    /** The versions that codes name which are not expired, as `id version`. */
    async versionsOfOpen(now: Date): Promise<string[]> {
      const rows = await db
        .select({ versions: moduleSupportCodes.versions })
        .from(moduleSupportCodes)
        .where(gt(moduleSupportCodes.expiresAt, now));
      return rows.flatMap(({ versions }) => versions.map(({ id, version }) => `${id} ${version}`));
    },

    /** Deletes those that expired before a time. */
    async deleteExpired(before: Date): Promise<void> {
      await db.delete(moduleSupportCodes).where(lt(moduleSupportCodes.expiresAt, before));
    },
  };
}
