import type { ModuleHistoryReply } from '@tayyib/shared/contracts';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { moduleChanges } from '../../../../database/schema/platform/modulesTables';
import { readPeople } from './readStaffModules';

const pageSize = 50;

/** The changes of a module, newest first. `before` is the `next` of the previous page. */
export async function readHistory(db: Database, id: string, before?: number): Promise<ModuleHistoryReply> {
  const rows = await db
    .select()
    .from(moduleChanges)
    .where(
      and(eq(moduleChanges.moduleId, id), before === undefined ? undefined : lt(moduleChanges.id, before)),
    )
    .orderBy(desc(moduleChanges.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const users = await readPeople(
    db,
    page.flatMap(({ actor }) => actor ?? []),
  );
  return {
    changes: page.map(({ moduleId, actor, at, ...change }) => ({
      ...change,
      at: at.toISOString(),
      module: moduleId,
      // the name of a deleted user is gone; that it was not the server remains
      by: actor === null ? null : (users.get(actor)?.name ?? 'a deleted user'),
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  };
}
