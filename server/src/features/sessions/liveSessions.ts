import { and, eq, gt, ne, or, type SQL } from 'drizzle-orm';
import { closedStatus } from '@tayyib/shared/account-status';
import type { Database } from '../../database/client';
import type { Viewer } from '../../plugins/session';
import { subscriptions } from '../billing/billingTables';
import { isOngoing, planAt } from '../billing/openSubscription';
import { agreedTerms, isOfToday } from '../consents/agreedTerms';
import { users } from '../identity/identityTables';
import { lifetimes } from './lifetimes';
import { privilegesOf } from './privileges';
import { hashOf } from './tokens';
import { bearerTokens, sessions } from './sessionsTables';

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Neither idle nor old for too long, and of an account that is open. */
const isLive = (now: Date) =>
  and(
    gt(sessions.lastSeenAt, before(now, lifetimes.idleMs)),
    gt(sessions.createdAt, before(now, lifetimes.absoluteMs)),
    ne(users.status, closedStatus),
  );

/** A session that lives, the person behind it, and what it needs. */
export interface LiveSession {
  viewer: Viewer;
  createdAt: Date;
  /** The last sign of life should be written again. */
  isStale: boolean;
  /** The token is due for replacement: it is old, or the person may do something else than when it was made. */
  isDue: boolean;
}

/** Looks up sessions by what a caller shows. Nothing that has ended is ever found. */
export function createLiveSessions(db: Database) {
  const select = () =>
    db
      .select({
        userId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        granted: users.plan,
        status: users.status,
        subscription: subscriptions,
        roles: users.roles,
        agreed: agreedTerms,
        session: sessions,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(subscriptions, isOngoing)
      .$dynamic();

  type Row = Awaited<ReturnType<typeof select>>[number];

  const toLive = (row: Row | undefined, via: Viewer['via'], now: Date): LiveSession | null => {
    if (!row) return null;
    const { granted, status, subscription, agreed, session, ...person } = row;
    const plan = planAt({ granted, status, subscription }, now);
    const viewer: Viewer = {
      ...person,
      plan,
      hasAgreed: isOfToday(agreed),
      sessionId: session.id,
      deviceId: session.deviceId,
      kind: session.kind,
      via,
    };
    return {
      viewer,
      createdAt: session.createdAt,
      isStale: session.lastSeenAt <= before(now, lifetimes.seenEveryMs),
      isDue:
        session.tokenIssuedAt <= before(now, lifetimes.rotateAfterMs) ||
        session.privileges !== privilegesOf(viewer),
    };
  };

  const findWhere = async (condition: SQL | undefined, via: Viewer['via'], now: Date) => {
    const [row] = await select().where(and(condition, isLive(now)));
    return toLive(row, via, now);
  };

  return {
    /** By the token of a browser's cookie: the current one, or the one before while its grace lasts. */
    byCookie(token: string, now: Date): Promise<LiveSession | null> {
      const hash = hashOf(token);
      const isPrevious = and(
        eq(sessions.previousTokenHash, hash),
        gt(sessions.tokenIssuedAt, before(now, lifetimes.graceMs)),
      );
      return findWhere(
        and(eq(sessions.kind, 'browser'), or(eq(sessions.tokenHash, hash), isPrevious)),
        'cookie',
        now,
      );
    },
    async byBearer(
      token: string,
      purpose: (typeof bearerTokens.$inferSelect)['purpose'],
      now: Date,
    ): Promise<LiveSession | null> {
      const [row] = await select()
        .innerJoin(bearerTokens, eq(bearerTokens.sessionId, sessions.id))
        .where(
          and(
            eq(bearerTokens.tokenHash, hashOf(token)),
            eq(bearerTokens.purpose, purpose),
            gt(bearerTokens.expiresAt, now),
            isLive(now),
          ),
        );
      return toLive(row, 'bearer', now);
    },
    /** By its id, for a connection that was opened with it earlier. */
    byId(id: string, via: Viewer['via'], now: Date): Promise<LiveSession | null> {
      return findWhere(eq(sessions.id, id), via, now);
    },
  };
}
