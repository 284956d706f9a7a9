import type { ModuleOutcome } from '@tayyib/shared/contracts';
import type { InferSelectModel } from 'drizzle-orm';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { moduleOutcomes } from '../../../../database/schema/platform/modulesTables';
import { stepOf } from './loadTimes';
import { dayMs } from '../../../../lib/durations';

export type OutcomeCount = InferSelectModel<typeof moduleOutcomes>;

const bucketMs = 5 * 60_000;
const retentionDays = 30;

/** Start of the five-minute bucket of an instant. */
const bucketStart = (at: Date) => new Date(Math.floor(at.getTime() / bucketMs) * bucketMs);

/** Adds outcomes to the current five-minute bucket. */
export async function countOutcomes(
  db: Database,
  outcomes: readonly ModuleOutcome[],
  now: Date,
): Promise<void> {
  const rows = new Map<string, OutcomeCount>();
  for (const each of outcomes) {
    const outcome = each.outcome === 'ready' ? 'ready' : each.reason;
    const upToMs = stepOf(each.loadMs);
    const key = `${each.module} ${each.version} ${outcome} ${String(upToMs).padStart(6, '0')}`;
    const count = (rows.get(key)?.count ?? 0) + 1;
    rows.set(key, {
      moduleId: each.module,
      version: each.version,
      at: bucketStart(now),
      outcome,
      upToMs,
      count,
    });
  }
  if (rows.size === 0) return;
  // in the same order on every server, so that two never deadlock
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await db
    .insert(moduleOutcomes)
    .values(sorted)
    .onConflictDoUpdate({
      target: [
        moduleOutcomes.moduleId,
        moduleOutcomes.version,
        moduleOutcomes.at,
        moduleOutcomes.outcome,
        moduleOutcomes.upToMs,
      ],
      set: { count: sql`${moduleOutcomes.count} + excluded.count` },
    });
}

/** The counts since then, of all modules or of one. */
export async function countsSince(db: Database, since: Date, moduleId?: string): Promise<OutcomeCount[]> {
  const isOfModule = moduleId === undefined ? undefined : eq(moduleOutcomes.moduleId, moduleId);
  return db
    .select()
    .from(moduleOutcomes)
    .where(and(gte(moduleOutcomes.at, bucketStart(since)), isOfModule));
}

/** Deletes what no chart shows any longer. */
export async function forgetOldOutcomes(db: Database, now: Date): Promise<void> {
  await db
    .delete(moduleOutcomes)
    .where(lt(moduleOutcomes.at, new Date(now.getTime() - retentionDays * dayMs)));
}
