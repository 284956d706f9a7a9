import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { closedStatus } from '@tayyib/shared/account-status';
import type { Database } from '../../../database/client';
import type { Viewer } from '../../../plugins/session/Viewer';
import { subscriptions } from '../../../database/schema/platform/billingTables';
import { isOngoing, planAt } from '../billing/terms/openSubscription';
import { agreedTerms, isOfToday } from '../consents/agreedTerms';
import { hasSecondFactor } from '../secondFactor/anyFactor';
import type { LiveSession, LiveSessions } from '../../../plugins/session/LiveSession';
import { users } from '../../../database/schema/platform/identityTables';
import { lifetimes } from './lifetimes';
import { privilegesOf, hashOf } from './sessionRepository';
import { bearerTokens, sessions } from '../../../database/schema/platform/sessionsTables';

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

// runs with every request: the database parses and plans these once per connection
const shown = {
  hash: sql.placeholder('hash'),
  purpose: sql.placeholder('purpose'),
  id: sql.placeholder('id'),
  ids: sql.placeholder('ids'),
};

/** Neither idle nor too old, and of an account that is open. */
const isLive = and(
  gt(sessions.lastSeenAt, sql.placeholder('idleSince')),
  gt(sessions.createdAt, sql.placeholder('oldSince')),
  ne(users.status, closedStatus),
);

const moments = (now: Date) => ({
  now: now.toISOString(),
  idleSince: before(now, lifetimes.idleMs).toISOString(),
  oldSince: before(now, lifetimes.absoluteMs).toISOString(),
  graceSince: before(now, lifetimes.graceMs).toISOString(),
});

/** Looks up sessions by a caller's credentials. Never returns an ended one. */
export function createLiveSessions(db: Database): LiveSessions {
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
        hasSecondFactor,
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

  const isPrevious = and(
    eq(sessions.previousTokenHash, shown.hash),
    gt(sessions.tokenIssuedAt, sql.placeholder('graceSince')),
  );
  const cookies = select()
    .where(and(eq(sessions.kind, 'browser'), or(eq(sessions.tokenHash, shown.hash), isPrevious), isLive))
    .prepare('live_session_of_cookie');
  const bearers = select()
    .innerJoin(bearerTokens, eq(bearerTokens.sessionId, sessions.id))
    .where(
      and(
        eq(bearerTokens.tokenHash, shown.hash),
        eq(bearerTokens.purpose, shown.purpose),
        gt(bearerTokens.expiresAt, sql.placeholder('now')),
        isLive,
      ),
    )
    .prepare('live_session_of_bearer');
  const ids = select()
    .where(and(eq(sessions.id, shown.id), isLive))
    .prepare('live_session_of_id');
  const many = select()
    .where(and(sql`${sessions.id} = any(${shown.ids}::uuid[])`, isLive))
    .prepare('live_sessions_of_ids');

  return {
    async byCookie(token, now) {
      const [row] = await cookies.execute({ hash: hashOf(token), ...moments(now) });
      return toLive(row, 'cookie', now);
    },
    async byBearer(token, purpose, now) {
      const [row] = await bearers.execute({ hash: hashOf(token), purpose, ...moments(now) });
      return toLive(row, 'bearer', now);
    },
    async byId(id, via, now) {
      const [row] = await ids.execute({ id, ...moments(now) });
      return toLive(row, via, now);
    },
    async accessByIds(ids, now) {
      const rows = await many.execute({ ids: [...ids], ...moments(now) });
      return new Map(
        rows.flatMap((row) => {
          const viewer = toLive(row, 'cookie', now)?.viewer;
          return viewer ? [[viewer.sessionId, viewer] as const] : [];
        }),
      );
    },
  };
}
