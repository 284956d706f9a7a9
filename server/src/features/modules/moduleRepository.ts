import type { ModuleEntry, ModuleRelease } from '@tayyib/shared/contracts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { modules } from './modulesTables';

/** Which modules the shell may load, and which version of each. */
export function createModuleRepository(db: Database) {
  return {
    /** Makes a release the current one of its module. Whether the module is enabled stays as it was. */
    async put(release: ModuleRelease): Promise<void> {
      const { id, version } = release;
      await db
        .insert(modules)
        .values({ id, version, release })
        .onConflictDoUpdate({ target: modules.id, set: { version, release, updatedAt: sql`now()` } });
    },
    async listEnabled(): Promise<ModuleEntry[]> {
      const rows = await db.select().from(modules).where(eq(modules.enabled, true)).orderBy(asc(modules.id));
      return rows.flatMap(({ release }) => entryOf(release) ?? []);
    },
  };
}

/** Null when the release does not vouch for its own entry file. */
function entryOf({ id, version, descriptor, entry, integrity }: ModuleRelease): ModuleEntry | null {
  const hash = integrity[entry];
  return hash === undefined
    ? null
    : { descriptor, version, base: `/modules/${id}/${version}/`, entry, integrity: hash };
}
