import {
  alertAccess,
  alertChannels,
  alertKinds,
  isOnByDefault,
  maxPushBrowsers,
  webhookLimitOf,
} from '@tayyib/shared/alert-kinds';
import { type AccessFacts, refusalOf } from '@tayyib/shared/access';
import type { AlertChoice, AlertTiming, PushSubscriptionBody } from '@tayyib/shared/contracts';
import { and, eq, inArray, lt, ne, not } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import {
  alertChoices,
  alertDeliveries,
  alertTimings,
  pushSubscriptions,
} from '../../../../database/schema/personal/deliveryTables';
import { withUserLock } from '../../../../database/withUserLock';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { defaultTiming, type Timing } from '../deliveries/dueAt';
import { isSignedIn } from '../deliveries/queueDeliveries';
import { maxFailures } from '../deliveries/targetFailures';
import { unsubscribeToken } from '../deliveries/unsubscribeToken';

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const toTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** The choices of each user. */
export function createSettingsRepository(db: Database) {
  return {
    /** Every kind that the plan includes, with every channel that it includes. */
    async choices(user: AccessFacts & { userId: string }): Promise<AlertChoice[]> {
      const rows = await db.select().from(alertChoices).where(eq(alertChoices.userId, user.userId));
      const chosen = new Map(rows.map(({ kind, channel, isOn }) => [`${kind} ${channel}`, isOn]));
      const channels = alertChannels.filter((channel) => channel !== 'webhook' || webhookLimitOf(user) > 0);
      return alertKinds
        .filter((kind) => refusalOf(alertAccess[kind], user) === null)
        .flatMap((kind) =>
          channels.map((channel) => ({
            kind,
            channel,
            isOn: chosen.get(`${kind} ${channel}`) ?? isOnByDefault(channel),
          })),
        );
    },
    async choose(userId: string, { kind, channel, isOn }: AlertChoice): Promise<void> {
      await db
        .insert(alertChoices)
        .values({ userId, kind, channel, isOn })
        .onConflictDoUpdate({
          target: [alertChoices.userId, alertChoices.kind, alertChoices.channel],
          set: { isOn },
        });
    },
    async timing(userId: string): Promise<AlertTiming> {
      const [row] = await db.select().from(alertTimings).where(eq(alertTimings.userId, userId));
      const { mail, dailyAt, quietFrom, quietUntil }: Timing = row ?? defaultTiming;
      const isQuiet = quietFrom !== null && quietUntil !== null;
      return {
        mail,
        dailyAt: toTime(dailyAt),
        quiet: isQuiet ? { from: toTime(quietFrom), until: toTime(quietUntil) } : null,
      };
    },
    async time(userId: string, { mail, dailyAt, quiet }: AlertTiming): Promise<void> {
      await db.transaction(async (transaction) => {
        await unsubscribeToken(transaction, userId);
        await transaction
          .update(alertTimings)
          .set({
            mail,
            dailyAt: toMinutes(dailyAt),
            quietFrom: quiet && toMinutes(quiet.from),
            quietUntil: quiet && toMinutes(quiet.until),
          })
          .where(eq(alertTimings.userId, userId));
      });
    },
    countBrowsers: (userId: string): Promise<number> =>
      db.$count(
        pushSubscriptions,
        and(eq(pushSubscriptions.userId, userId), lt(pushSubscriptions.failures, maxFailures), isSignedIn),
      ),
    /** A browser belongs to whom it was last subscribed for: two users of one browser never get each other's alerts. */
    subscribe: (
      { userId, sessionId }: { userId: string; sessionId: string },
      { endpoint, keys }: PushSubscriptionBody,
      createdAt: Date,
    ): Promise<void> =>
      withUserLock(db, userId, async (transaction) => {
        const others = and(eq(pushSubscriptions.userId, userId), ne(pushSubscriptions.endpoint, endpoint));
        if ((await transaction.$count(pushSubscriptions, others)) >= maxPushBrowsers)
          throw new ProblemError(
            409,
            'push-limit',
            `${maxPushBrowsers} browsers receive pushes, the maximum.`,
          );
        const row = { userId, sessionId, ...keys, createdAt, failures: 0 };
        await transaction
          .insert(pushSubscriptions)
          .values({ endpoint, ...row })
          .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row });
      }),
    /** Gives a browser of the user its new address. Does nothing where the former one is not theirs. */
    renew: (
      { userId, sessionId }: { userId: string; sessionId: string },
      former: string,
      { endpoint, keys }: PushSubscriptionBody,
    ): Promise<void> =>
      withUserLock(db, userId, async (transaction) => {
        const own = and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, former));
        if ((await transaction.$count(pushSubscriptions, own)) === 0) return;
        if (endpoint !== former)
          await transaction.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
        await transaction
          .update(pushSubscriptions)
          .set({ sessionId, endpoint, ...keys, failures: 0 })
          .where(own);
      }),
    async unsubscribe(userId: string, endpoint: string): Promise<void> {
      await db
        .delete(pushSubscriptions)
        .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
    },
    /** Deletes browsers whose session ended. */
    async forgetBrowsers(): Promise<void> {
      await db.delete(pushSubscriptions).where(not(isSignedIn));
    },
    /** Ends the mails of the user with a token, also those that wait. Unknown tokens end nothing. */
    async endMails(token: string): Promise<void> {
      await db.transaction(async (transaction) => {
        const [owner] = await transaction
          .select({ userId: alertTimings.userId })
          .from(alertTimings)
          .where(eq(alertTimings.unsubscribeToken, token));
        if (!owner) return;
        const { userId } = owner;
        await transaction
          .insert(alertChoices)
          .values(alertKinds.map((kind) => ({ userId, kind, channel: 'mail' as const, isOn: false })))
          .onConflictDoUpdate({
            target: [alertChoices.userId, alertChoices.kind, alertChoices.channel],
            set: { isOn: false },
          });
        await transaction
          .update(alertDeliveries)
          .set({ state: 'failed' })
          .where(
            and(
              eq(alertDeliveries.userId, userId),
              eq(alertDeliveries.state, 'queued'),
              inArray(alertDeliveries.channel, ['mail', 'digest']),
            ),
          );
      });
    },
  };
}
