import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../database/client';
import type { Registry } from './readRegistry';
import { readRegistry, readRevision } from './readRegistry';

/** The channel by which servers hear that another one changed the registry. */
export const registryChannel = 'registry_changed';

/** A notification is lost when the connection to the database breaks: a server uses what it knows no longer than this without looking. */
const longestUnseenMs = 5_000;

/** Notifies every server once the transaction is committed. */
export async function notifyServers(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_notify(${registryChannel}, '')`);
}

/** The registry in memory. */
export interface RegistryReader {
  read: () => Promise<Registry>;
  /** Call after a change: the next read looks at the database. */
  changed: () => void;
  /** Call when notifications arrive from now on. Until then every read looks at the revision. */
  listening: () => void;
}

/** Reads the registry again only when its revision has increased, and looks at the revision only after a change. */
export function createRegistryReader(db: Database): RegistryReader {
  let known: Registry | null = null;
  let isListening = false;
  let changes = 0;
  /** Since when no change is known, by the clock of the process. */
  let currentSinceMs = -Infinity;

  const changed = () => {
    changes += 1;
    currentSinceMs = -Infinity;
  };

  const readAgain = async (): Promise<Registry> => {
    const startedMs = performance.now();
    const before = changes;
    if (!known || known.revision !== (await readRevision(db)))
      known = await db.transaction((tx) => readRegistry(tx), { isolationLevel: 'repeatable read' });
    // a change that arrived meanwhile may be newer than what was read
    if (changes === before) currentSinceMs = startedMs;
    return known;
  };

  return {
    read: async () => {
      const isCurrent = isListening && performance.now() - currentSinceMs < longestUnseenMs;
      return known && isCurrent ? known : readAgain();
    },
    changed,
    listening: () => {
      isListening = true;
      changed();
    },
  };
}
