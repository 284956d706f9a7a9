import { refusalOf } from '@tayyib/shared/access';
import type { CallWish } from '@tayyib/shared/contracts';
import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../database/client';
import { users } from '../../../../database/schema/accounts/identityTables';
import { callWishes } from '../../../../database/schema/community/callsTables';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { readAccess } from '../../../accounts/billing/terms/readAccess';
import { addAlert } from '../../../personal/alerts/addAlert';
import { findUsersOnline } from '../callers';
import { coalesced } from '../coalesced';
import { isBlockedBetween } from './isBlockedBetween';

type StoredWish = typeof callWishes.$inferSelect;

/** How long a wish lasts, in milliseconds. */
const wishLastsMs = 4 * 3_600_000;
/** For how many others one user may wait. */
const maxWishes = 10;

const tooManyWishes = () =>
  new ProblemError(
    409,
    'too-many-wishes',
    `You wait for ${String(maxWishes)} people already. Withdraw one first.`,
  );
const advisorByPlan = () =>
  new ProblemError(409, 'advisor-by-plan', 'Advisors are called by members of Premium Pro.');

/** Who is to be told when somebody is free for a call. */
export interface CallWishes {
  list(userId: string): Promise<CallWish[]>;
  /** Stores the one wish of a user for another, anew if there is one. It does not disclose a block. */
  add(userId: string, wanted: { userId: string; username: string }): Promise<CallWish>;
  /** False when that user has no such wish. */
  withdraw(userId: string, id: string): Promise<boolean>;
  /** Somebody came, left, began a call or ended one: tells whose wish is fulfilled. */
  changed(): void;
  /** The same for changes on servers that died, and deletes wishes that are over. */
  sweep(): Promise<void>;
}

/** @param findBusy the users who are in a call or a room */
export function createCallWishes(
  app: FastifyInstance,
  findBusy: () => Promise<ReadonlySet<string>>,
): CallWishes {
  const { db } = app;
  const oldest = () => new Date(app.clock.now().getTime() - wishLastsMs);

  const isFree = async () => {
    const [online, busy] = await Promise.all([findUsersOnline(app.io), findBusy()]);
    const names = new Map(online.map(({ userId, username }) => [userId, username]));
    return {
      /** The name under which they are online now. */
      nameOf: (userId: string) => names.get(userId),
      has: (userId: string) => names.has(userId) && !busy.has(userId),
    };
  };

  const check = async () => {
    const wishes = await db.select().from(callWishes).where(gt(callWishes.wishedAt, oldest()));
    if (wishes.length === 0) return;
    const free = await isFree();
    const away = wishes.filter(({ wantedId, hasBeenAway }) => !hasBeenAway && !free.has(wantedId));
    if (away.length > 0)
      await db
        .update(callWishes)
        .set({ hasBeenAway: true })
        .where(
          inArray(
            callWishes.id,
            away.map(({ id }) => id),
          ),
        );
    for (const wish of wishes) {
      const username = free.nameOf(wish.wantedId);
      if (!wish.hasBeenAway || !free.has(wish.wantedId) || username === undefined) continue;
      const isNotified = await db.transaction((transaction) =>
        notifyOnce(transaction, wish, username, app.clock.now()),
      );
      if (isNotified) app.push(wish.userId, 'calls:changed');
    }
  };
  const changed = coalesced(check, (error) => app.log.warn(error, 'cannot tell who is free for calls'));

  return {
    changed,
    async list(userId) {
      const rows = await db
        .select()
        .from(callWishes)
        .where(and(eq(callWishes.userId, userId), gt(callWishes.wishedAt, oldest())))
        .orderBy(asc(callWishes.wishedAt));
      return rows.map(toWire);
    },

    async add(userId, { userId: wantedId, username }) {
      const now = app.clock.now();
      const free = await isFree();
      const stored = await db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`call-wishes:${userId}`}))`);
        if (await isBeyondPlan(transaction, userId, wantedId, now)) throw advisorByPlan();
        const others = await transaction
          .select({ id: callWishes.id })
          .from(callWishes)
          .where(
            and(
              eq(callWishes.userId, userId),
              ne(callWishes.wantedId, wantedId),
              gt(callWishes.wishedAt, oldest()),
            ),
          );
        if (others.length >= maxWishes) throw tooManyWishes();
        const renewed = { username, wishedAt: now, hasBeenAway: !free.has(wantedId) };
        const [row] = await transaction
          .insert(callWishes)
          .values({ userId, wantedId, ...renewed })
          .onConflictDoUpdate({
            target: [callWishes.userId, callWishes.wantedId],
            set: { ...renewed, id: sql`gen_random_uuid()` },
          })
          .returning();
        if (!row) throw new Error('PostgreSQL stored a wish without returning it.');
        return row;
      });
      // they may have become free meanwhile
      changed();
      return toWire(stored);
    },

    async withdraw(userId, id) {
      const withdrawn = await db
        .delete(callWishes)
        .where(and(eq(callWishes.id, id), eq(callWishes.userId, userId)))
        .returning({ id: callWishes.id });
      return withdrawn.length > 0;
    },

    async sweep() {
      await db.delete(callWishes).where(lte(callWishes.wishedAt, oldest()));
      await check();
    },
  };
}

/**
 * Tells the user of a wish, whichever server is first, and ends the wish. Nobody is told where one of the two blocks the other by
 * now, or where the plan does not include calls to the other any more. False when another server was first.
 */
async function notifyOnce(
  transaction: Transaction,
  { id, userId, wantedId }: StoredWish,
  username: string,
  now: Date,
): Promise<boolean> {
  const ended = await transaction
    .delete(callWishes)
    .where(eq(callWishes.id, id))
    .returning({ id: callWishes.id });
  if (ended.length === 0) return false;
  const mayNotCall =
    (await isBlockedBetween(transaction, userId, wantedId)) ||
    (await isBeyondPlan(transaction, userId, wantedId, now));
  if (mayNotCall) return true;
  await addAlert(transaction, {
    userIds: [userId],
    key: `call-wish:${id}`,
    actorId: wantedId,
    content: {
      kind: 'call',
      status: 8,
      alert_name: 'Free for a call',
      scan_name: 'Calls',
      scan_url: '/video_chart',
      title: 'is free for a call',
      actorName: username,
      description: 'You asked to be told once.',
    },
  });
  return true;
}

/** Whether the other is an advisor, and the plan of the user has no calls to advisors. */
async function isBeyondPlan(
  transaction: Transaction,
  userId: string,
  wantedId: string,
  now: Date,
): Promise<boolean> {
  const access = await readAccess(transaction, now, inArray(users.id, [userId, wantedId]));
  const isAdvisor = access.get(wantedId)?.roles.includes('advisor') ?? false;
  const user = access.get(userId);
  return isAdvisor && (user === undefined || refusalOf('pro', user) !== null);
}

const toWire = ({ id, username, wishedAt }: StoredWish): CallWish => ({
  id,
  username,
  until: new Date(wishedAt.getTime() + wishLastsMs).toISOString(),
});
