import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { moduleUploads, moduleVersions } from '../../../../database/schema/platform/modulesTables';

/** Files that no version names, by where they lie: of uploads that have not ended, and of versions that were pruned. */
export function createUploadRepository(db: Queryable) {
  return {
    async begin(storedAt: string, startedAt: Date): Promise<void> {
      await db.insert(moduleUploads).values({ storedAt, startedAt });
    },

    async end(storedAt: string): Promise<void> {
      await db.delete(moduleUploads).where(eq(moduleUploads.storedAt, storedAt));
    },

    /** Where the files of those lie that started before a time. */
    async startedBefore(time: Date): Promise<string[]> {
      const rows = await db.select().from(moduleUploads).where(lt(moduleUploads.startedAt, time));
      return rows.map(({ storedAt }) => storedAt);
    },

    /** Whether a version has its files there. */
    async isPublished(storedAt: string): Promise<boolean> {
      return (await db.$count(moduleVersions, eq(moduleVersions.storedAt, storedAt))) > 0;
    },

    /** Whether a module has a version of that number, wherever it came from. */
    async hasVersion(moduleId: string, version: string): Promise<boolean> {
      const isIt = and(eq(moduleVersions.moduleId, moduleId), eq(moduleVersions.version, version));
      return (await db.$count(moduleVersions, isIt)) > 0;
    },
  };
}
