import { alertAccess, isOnByDefault, webhookLimitOf, type AlertChannel } from '@tayyib/shared/alert-kinds';
import { refusalOf } from '@tayyib/shared/access';
import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../../database/client';
import {
  alertChoices,
  alertDeliveries,
  alertTimings,
  alertWebhooks,
  pushSubscriptions,
} from '../../../../database/schema/personal/deliveryTables';
import { alerts } from '../../../../database/schema/personal/alertTables';
import { sessions } from '../../../../database/schema/accounts/sessionsTables';
import { users } from '../../../../database/schema/accounts/identityTables';
import { groupBy } from '../../../../lib/lists';
import { readAccess } from '../../../accounts/billing/terms/readAccess';
import { afterQuietHours, defaultTiming, nextDailyMail } from './dueAt';
import { maxFailures } from './targetFailures';

const perBatch = 500;

type NewDelivery = Pick<
  typeof alertDeliveries.$inferInsert,
  'alertId' | 'userId' | 'channel' | 'targetId' | 'dueAt'
>;
export type Delivery = typeof alertDeliveries.$inferSelect;

/**
 * Queues the deliveries of alerts that have none yet, by the choices of their users. Each batch is one
 * transaction with its marks and jobs, so a server that dies in between queues nothing twice and forgets nothing.
 * @param enqueue adds the job of a delivery
 */
export async function queueDeliveries(
  db: Database,
  now: Date,
  enqueue: (transaction: Transaction, delivery: Delivery) => Promise<void>,
): Promise<void> {
  const queueBatch = (): Promise<number> =>
    db.transaction(async (transaction) => {
      const rows = await transaction
        .select({ id: alerts.id, userId: alerts.userId, kind: alerts.kind, content: alerts.content })
        .from(alerts)
        .where(isNull(alerts.queuedAt))
        .orderBy(alerts.id)
        .limit(perBatch)
        .for('update', { skipLocked: true });
      if (rows.length === 0) return 0;
      const people = await readPeople(transaction, [...new Set(rows.map(({ userId }) => userId))], now);
      const wanted = rows.flatMap((row) => {
        const person = people.get(row.userId);
        return person ? deliveriesOf(row, person, now) : [];
      });
      if (wanted.length > 0) {
        const added = await transaction
          .insert(alertDeliveries)
          .values(wanted)
          .onConflictDoNothing()
          .returning();
        for (const delivery of added) await enqueue(transaction, delivery);
      }
      const ids = rows.map(({ id }) => String(id));
      await transaction
        .update(alerts)
        .set({ queuedAt: now })
        .where(sql`${alerts.id} = any(${sql.param(ids)}::bigint[])`);
      return rows.length;
    });
  while ((await queueBatch()) === perBatch);
}

type Row = Pick<typeof alerts.$inferSelect, 'id' | 'userId' | 'kind' | 'content'>;
type Person = Awaited<ReturnType<typeof readPeople>> extends Map<string, infer One> ? One : never;

function deliveriesOf({ id, userId, kind, content }: Row, person: Person, now: Date): NewDelivery[] {
  if (refusalOf(alertAccess[kind], person) !== null) return [];
  const isOn = (channel: AlertChannel) => person.choices.get(`${kind} ${channel}`) ?? isOnByDefault(channel);
  const { timing } = person;
  const later = afterQuietHours(now, timing);
  const base = { alertId: id, userId };
  const found: NewDelivery[] = [];
  if (isOn('push'))
    for (const targetId of person.browsers) found.push({ ...base, channel: 'push', targetId, dueAt: later });
  if (isOn('webhook'))
    for (const targetId of person.webhooks) found.push({ ...base, channel: 'webhook', targetId, dueAt: now });
  if (isOn('mail') && !content?.isMailedAlready)
    found.push(
      timing.mail === 'daily'
        ? { ...base, channel: 'digest', targetId: userId, dueAt: nextDailyMail(now, timing) }
        : { ...base, channel: 'mail', targetId: userId, dueAt: later },
    );
  return found;
}

/** What decides where the alerts of some users go. */
async function readPeople(db: Transaction, ids: string[], now: Date) {
  // one parameter: with one for each user, building five statements takes longer than running them
  const isOf = (column: PgColumn) => sql`${column} = any(${sql.param(ids)}::uuid[])`;
  const accounts = [...(await readAccess(db, now, isOf(users.id)))];
  const chosen = await db.select().from(alertChoices).where(isOf(alertChoices.userId));
  const timings = await db.select().from(alertTimings).where(isOf(alertTimings.userId));
  const browsers = await db
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(and(isOf(pushSubscriptions.userId), lt(pushSubscriptions.failures, maxFailures), isSignedIn));
  const webhooks = await db
    .select({ id: alertWebhooks.id, userId: alertWebhooks.userId })
    .from(alertWebhooks)
    .where(and(isOf(alertWebhooks.userId), lt(alertWebhooks.failures, maxFailures)))
    .orderBy(alertWebhooks.createdAt);
  const userOf = ({ userId }: { userId: string }) => userId;
  const of = {
    choices: groupBy(chosen, userOf),
    timings: groupBy(timings, userOf),
    browsers: groupBy(browsers, userOf),
    webhooks: groupBy(webhooks, userOf),
  };
  return new Map(
    accounts.map(([id, access]) => [
      id,
      {
        ...access,
        choices: new Map(of.choices.get(id)?.map(({ kind, channel, isOn }) => [`${kind} ${channel}`, isOn])),
        timing: of.timings.get(id)?.[0] ?? defaultTiming,
        browsers: of.browsers.get(id)?.map((browser) => browser.id) ?? [],
        // where a plan includes fewer than it did, the oldest ones remain
        webhooks: (of.webhooks.get(id) ?? []).map((webhook) => webhook.id).slice(0, webhookLimitOf(access)),
      },
    ]),
  );
}

/** Whether alerts may leave the product for a user: in a push, a mail or a request to a webhook. Mails have to be chosen. */
export const hasChannel = (userId: SQL) => sql`(
  exists (select from ${pushSubscriptions} where user_id = ${userId})
  or exists (select from ${alertWebhooks} where user_id = ${userId})
  or exists (select from ${alertChoices} where user_id = ${userId} and channel = 'mail' and is_on)
)`;

/** Whether the session lasts in which a browser subscribed. */
export const isSignedIn = sql`exists (select from ${sessions} where ${eq(sessions.id, pushSubscriptions.sessionId)})`;
