import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { endedSessions, type SessionKind, sessions } from '../../../database/schema/accounts/sessionsTables';
import { lifetimes } from './lifetimes';

/** What is known of a session that ends. */
export const endingColumns = {
  id: sessions.id,
  userId: sessions.userId,
  kind: sessions.kind,
  deviceId: sessions.deviceId,
  tokenHash: sessions.tokenHash,
};

interface Ending {
  userId: string;
  kind: SessionKind;
  deviceId: string;
  tokenHash: string;
}

/** Why sessions of browsers ended: whoever opens a page there later reads it. */
export function createEndedSessions(db: Database) {
  return {
    async add(endings: readonly Ending[], why: string, endedAt: Date): Promise<void> {
      const rows = endings
        .filter(({ kind }) => kind === 'browser')
        .map(({ userId, deviceId, tokenHash }) => ({ userId, deviceId, tokenHash, why, endedAt }));
      if (rows.length > 0) await db.insert(endedSessions).values(rows).onConflictDoNothing();
    },
    /**
     * Why the session of a cookie ended; null if it did not, or nothing is known of it.
     * `isReplaced` if this browser has signed in again meanwhile: its new cookie may be on its way.
     */
    async find(tokenHash: string): Promise<{ why: string; isReplaced: boolean } | null> {
      const [found] = await db
        .select({
          why: endedSessions.why,
          isReplaced: sql<boolean>`exists (select from ${sessions} where ${eq(sessions.deviceId, endedSessions.deviceId)})`,
        })
        .from(endedSessions)
        .where(eq(endedSessions.tokenHash, tokenHash));
      return found ?? null;
    },
    /** Deletes what no cookie can name any more. */
    async forgetOld(now: Date): Promise<void> {
      const before = new Date(now.getTime() - lifetimes.absoluteMs);
      await db.delete(endedSessions).where(lt(endedSessions.endedAt, before));
    },
  };
}
