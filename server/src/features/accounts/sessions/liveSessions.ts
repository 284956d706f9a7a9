import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import { closedStatus } from '@tayyib/shared/account-status';
import type { Database } from '../../../database/client';
import { batchedLookups } from '../../../lib/batchedLookups';
import type { Clock } from '../../../plugins/clock';
import type { Viewer } from '../../../plugins/session/Viewer';
import { subscriptions } from '../../../database/schema/accounts/billingTables';
import { isOngoing, planAt } from '../billing/terms/openSubscription';
import { agreedTerms, isOfToday } from '../consents/agreedTerms';
import { hasSecondFactor } from '../secondFactor/anyFactor';
import type { LiveSession, LiveSessions } from '../../../plugins/session/LiveSession';
import { users } from '../../../database/schema/accounts/identityTables';
import { lifetimes } from './lifetimes';
import { privilegesOf, hashOf } from './sessionRepository';
import { bearerTokens, sessions } from '../../../database/schema/accounts/sessionsTables';

type BearerPurpose = (typeof bearerTokens.$inferSelect)['purpose'];

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

// runs with every request: the database parses and plans these once per connection
const shown = {
  hashes: sql`any(${sql.placeholder('hashes')}::text[])`,
  purpose: sql.placeholder('purpose'),
  id: sql.placeholder('id'),
  ids: sql.placeholder('ids'),
};

/** The columns that a request needs: the fewer there are, the less each one costs. */
const sessionFacts = {
  id: sessions.id,
  deviceId: sessions.deviceId,
  kind: sessions.kind,
  tokenHash: sessions.tokenHash,
  previousTokenHash: sessions.previousTokenHash,
  tokenIssuedAt: sessions.tokenIssuedAt,
  privileges: sessions.privileges,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
};

const facts = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  granted: users.plan,
  status: users.status,
  subscription: subscriptions,
  roles: users.roles,
  agreed: agreedTerms,
  hasSecondFactor,
  session: sessionFacts,
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

/**
 * Looks up sessions by a caller's credentials. Never returns an ended one. Concurrent requests share queries: every lookup is of
 * after its request, so none outlives its end.
 */
export function createLiveSessions(db: Database, clock: Clock): LiveSessions {
  const select = () =>
    db
      .select(facts)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(subscriptions, isOngoing)
      .$dynamic();

  type Row = Awaited<ReturnType<typeof select>>[number];

  const toLive = (row: Row | null | undefined, via: Viewer['via'], now: Date): LiveSession | null => {
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
    sql`${sessions.previousTokenHash} = ${shown.hashes}`,
    gt(sessions.tokenIssuedAt, sql.placeholder('graceSince')),
  );
  const isCurrent = sql`${sessions.tokenHash} = ${shown.hashes}`;
  const cookies = select()
    .where(and(eq(sessions.kind, 'browser'), or(isCurrent, isPrevious), isLive))
    .prepare('live_sessions_of_cookies');
  const bearers = db
    .select({ ...facts, bearerHash: bearerTokens.tokenHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(subscriptions, isOngoing)
    .innerJoin(bearerTokens, eq(bearerTokens.sessionId, sessions.id))
    .where(
      and(
        sql`${bearerTokens.tokenHash} = ${shown.hashes}`,
        eq(bearerTokens.purpose, shown.purpose),
        gt(bearerTokens.expiresAt, sql.placeholder('now')),
        isLive,
      ),
    )
    .prepare('live_sessions_of_bearers');
  const ids = select()
    .where(and(eq(sessions.id, shown.id), isLive))
    .prepare('live_session_of_id');
  const many = select()
    .where(and(sql`${sessions.id} = any(${shown.ids}::uuid[])`, isLive))
    .prepare('live_sessions_of_ids');

  const cookieRows = batchedLookups(async (hashes: readonly string[]) => {
    const now = clock.now();
    const rows = await cookies.execute({ hashes: [...hashes], ...moments(now) });
    const found = new Map<string, Row>();
    for (const row of rows) {
      const { tokenHash, previousTokenHash, tokenIssuedAt } = row.session;
      found.set(tokenHash, row);
      // a row found by its current token must not answer a concurrent request with an expired previous one
      const isInGrace = tokenIssuedAt > before(now, lifetimes.graceMs);
      if (previousTokenHash !== null && isInGrace) found.set(previousTokenHash, row);
    }
    return found;
  });
  const bearerRows = (purpose: BearerPurpose) =>
    batchedLookups(async (hashes: readonly string[]) => {
      const rows = await bearers.execute({ hashes: [...hashes], purpose, ...moments(clock.now()) });
      return new Map(rows.map(({ bearerHash, ...row }) => [bearerHash, row]));
    });
  const rowsOf = { access: bearerRows('access'), device: bearerRows('device') };

  return {
    async byCookie(token, now) {
      return toLive(await cookieRows(hashOf(token)), 'cookie', now);
    },
    async byBearer(token, purpose, now) {
      return toLive(await rowsOf[purpose](hashOf(token)), 'bearer', now);
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
