import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { moduleOverrides } from '../../../../database/schema/platform/modulesTables';

export type OverrideRow = typeof moduleOverrides.$inferSelect;

const maxListed = 200;

/** Versions of modules for one browser, behind testers' links. */
export function createOverrideRepository(db: Queryable) {
  const isOpen = (now: Date) => and(gt(moduleOverrides.expiresAt, now), isNull(moduleOverrides.revokedAt));

  return {
    async add(row: typeof moduleOverrides.$inferInsert): Promise<OverrideRow> {
      const [added] = await db.insert(moduleOverrides).values(row).returning();
      if (!added) throw new Error('PostgreSQL stored an override without returning it.');
      return added;
    },

    /** Neither expired nor revoked, newest first. */
    listOpen(now: Date): Promise<OverrideRow[]> {
      return db
        .select()
        .from(moduleOverrides)
        .where(isOpen(now))
        .orderBy(desc(moduleOverrides.createdAt))
        .limit(maxListed);
    },

    /** The versions that open links name, as `id version`. */
    async versionsOfOpen(now: Date): Promise<string[]> {
      const rows = await db
        .select({ versions: moduleOverrides.versions })
        .from(moduleOverrides)
        .where(isOpen(now));
      return rows.flatMap(({ versions }) =>
        versions.map(({ descriptor, version }) => `${descriptor.id} ${version}`),
      );
    },

    /** Null where it is expired, revoked or was never there. */
    async findOpen(id: string, now: Date): Promise<OverrideRow | null> {
      const [found] = await db
        .select()
        .from(moduleOverrides)
        .where(and(eq(moduleOverrides.id, id), isOpen(now)));
      return found ?? null;
    },

    /** False where no open one has that id. */
    async revoke(id: string, now: Date): Promise<boolean> {
      const revoked = await db
        .update(moduleOverrides)
        .set({ revokedAt: now })
        .where(and(eq(moduleOverrides.id, id), isOpen(now)))
        .returning({ id: moduleOverrides.id });
      return revoked.length > 0;
    },

    /** Deletes those that expired before a time. */
    async deleteExpired(before: Date): Promise<void> {
      await db.delete(moduleOverrides).where(lt(moduleOverrides.expiresAt, before));
    },
  };
}
