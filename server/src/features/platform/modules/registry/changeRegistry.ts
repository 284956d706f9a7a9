import type { ModuleChangeKind } from '@tayyib/shared/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../database/client';
import { withoutEmails } from '../../../../lib/withoutNames';
import { moduleChanges, moduleRegistry } from '../../../../database/schema/platform/modulesTables';
import { notifyServers } from './registryReader';

/** Dependencies of a change. */
export type RegistryHome = Pick<FastifyInstance, 'db' | 'clock' | 'broadcast' | 'moduleRegistry'>;

/** One row of the history to insert. */
export interface Change {
  moduleId: string;
  kind: ModuleChangeKind;
  /** Null for the server itself. */
  actor: string | null;
  from: string | null;
  to: string | null;
  why: string;
}

/** A transaction that may change the registry, and records the change. */
export interface RegistryChange {
  tx: Transaction;
  now: Date;
  /** Adds a row to the history. */
  note: (change: Change) => Promise<void>;
  /** Marks the registry as changed; `note` does so, too. */
  touch: () => void;
}

/**
 * Changes the registry: one change after the other on all servers, each with its own revision, and announced
 * to every open page after the commit. Work without changes uses no revision and announces nothing.
 */
export async function changeRegistry<Result>(
  app: RegistryHome,
  work: (change: RegistryChange) => Promise<Result>,
): Promise<Result> {
  const now = app.clock.now();
  const { result, announcement } = await app.db.transaction(async (tx) => {
    const revision = await nextRevision(tx);
    let isChanged = false;
    const touch = () => {
      isChanged = true;
    };
    const note = async (change: Change) => {
      touch();
      await recordChange(tx, now, change);
    };
    const outcome = await work({ tx, now, note, touch });
    if (!isChanged) await tx.update(moduleRegistry).set({ revision: revision - 1 });
    if (isChanged) await notifyServers(tx);
    return { result: outcome, announcement: isChanged ? { revision } : null };
  });
  if (announcement) {
    app.moduleRegistry.changed();
    app.broadcast('modules:changed', announcement);
  }
  return result;
}

/** Adds a row to the history of a change that no page has to follow. */
export async function recordChange(tx: Transaction, now: Date, change: Change): Promise<void> {
  await tx.insert(moduleChanges).values({ at: now, ...change, why: withoutEmails(change.why) });
}

/** Also the lock that all changes wait for. */
async function nextRevision(tx: Transaction): Promise<number> {
  const [row] = await tx
    .insert(moduleRegistry)
    .values({ revision: 1 })
    .onConflictDoUpdate({
      target: moduleRegistry.id,
      set: { revision: sql`${moduleRegistry.revision} + 1` },
    })
    .returning();
  if (!row) throw new Error('The registry has no revision.');
  return row.revision;
}
