import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import type { Viewer } from '../../plugins/session';
import { subscriptions } from '../billing/billingTables';
import { isOngoing, planAt } from '../billing/openSubscription';
import { sessions, users } from './identityTables';

const sessionDays = 30;
/** How old the last sign of life may be before it is written again. */
const seenEvery = sql`interval '5 minutes'`;

export interface OpenedSession {
  token: string;
  expiresAt: Date;
}

/** Who is signed in where. Tokens leave here once and are stored as hashes only. */
export function createSessionRepository(db: Database) {
  return {
    /** Signs a person in on a device, ending whatever session that person had there. */
    async open(userId: string, deviceId: string): Promise<OpenedSession> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(Date.now() + sessionDays * 24 * 3600 * 1000);
      const session = { tokenHash: hashOf(token), expiresAt, id: sql`gen_random_uuid()` };
      await db
        .insert(sessions)
        .values({ userId, deviceId, ...session })
        .onConflictDoUpdate({
          target: [sessions.userId, sessions.deviceId],
          set: { ...session, createdAt: sql`now()`, lastSeenAt: sql`now()` },
        });
      return { token, expiresAt };
    },
    /** @param now the instant at which the person's plan counts */
    async findViewer(token: string, now: Date): Promise<Viewer | null> {
      const tokenHash = hashOf(token);
      const [found] = await db
        .select({
          userId: users.id,
          sessionId: sessions.id,
          firstName: users.firstName,
          lastName: users.lastName,
          granted: users.plan,
          subscription: subscriptions,
          roles: users.roles,
          isStale: sql<boolean>`${sessions.lastSeenAt} < now() - ${seenEvery}`,
        })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .leftJoin(subscriptions, isOngoing)
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)));
      if (!found) return null;
      const { isStale, granted, subscription, ...person } = found;
      const viewer = { ...person, plan: planAt(granted, subscription, now) };
      if (isStale)
        await db
          .update(sessions)
          .set({ lastSeenAt: sql`now()` })
          .where(eq(sessions.tokenHash, tokenHash));
      return viewer;
    },
    async close(sessionId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },
    async removeExpired(): Promise<void> {
      await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    },
  };
}

/** A token is 32 random bytes, so a plain hash cannot be searched backwards. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
