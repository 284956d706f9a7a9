import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Queryable, Transaction } from '../../../../database/client';
import { alertDeliveries, alertTimings } from '../../../../database/schema/personal/deliveryTables';
import { alerts } from '../../../../database/schema/personal/alertTables';
import { queueTask } from '../../../../events/announceAlerts';
import { addJob } from '../../../../jobs/addJob';
import { selectAlerts } from '../alertRepository';
import { type AlertRow, renderAlert } from '../texts/renderAlert';
import { deliverPush } from './deliverPush';
import { deliverWebhook } from './deliverWebhook';
import { afterQuietHours } from './dueAt';
import { deliverMail } from './deliverMail';
import { createPushKeyring } from './pushKeys';
import { type Delivery, queueDeliveries } from './queueDeliveries';

/** With the backoff of the queue, the last attempt is about a day after the first. */
const maxAttempts = 12;
const retentionMs = 30 * 24 * 3_600_000;
const deliverTask = 'deliver-alert';
const mailTask = 'deliver-mail';
/** Names of queues stay in the database, so there is a limited number, and none is that of a person. */
const queueLetters = 3;
/** Deliveries of one user run one after the other: however many addresses are theirs, others wait for one of them. */
const queueOf = (userId: string) =>
  `deliver-${createHash('sha256').update(userId).digest('hex').slice(0, queueLetters)}`;
const payload = z.object({ id: z.uuid() });

/** Sends alerts over the channels that their users chose. Each delivery is a row and a job, inserted together. */
export const deliveriesPlugin: FastifyPluginAsync = async (app) => {
  const keys = createPushKeyring(app);
  const isQueued = (id: string) => and(eq(alertDeliveries.id, id), eq(alertDeliveries.state, 'queued'));
  const rowOf = async (id: bigint) => (await selectAlerts(app.db).where(eq(alerts.id, id)))[0];
  const expiryOf = ({ content }: AlertRow) => (content?.expiresAt ? new Date(content.expiresAt) : null);
  const isExpired = (row: AlertRow) => (expiryOf(row) ?? Infinity) <= app.clock.now();
  const finish = (id: string, state: 'sent' | 'failed') =>
    app.db.update(alertDeliveries).set({ state, sentAt: app.clock.now() }).where(isQueued(id));

  /** A push that is tried again, or a daily mail, may be due in quiet hours: its job is queued for their end. */
  const waitsForQuietEnd = async (task: string, id: string, userId: string): Promise<boolean> => {
    const end = await quietEnd(app.db, userId, app.clock.now());
    if (end)
      await addJob(app.db, {
        task,
        payload: { id },
        runAt: end,
        ...(task === deliverTask && { queue: queueOf(userId) }),
      });
    return end !== null;
  };

  app.jobs.handle({
    name: deliverTask,
    lane: 'foreign',
    payload,
    async run({ id }) {
      const [waiting] = await app.db
        .select({ userId: alertDeliveries.userId })
        .from(alertDeliveries)
        .where(and(isQueued(id), eq(alertDeliveries.channel, 'push')));
      if (waiting && (await waitsForQuietEnd(deliverTask, id, waiting.userId))) return;
      const [row] = await app.db
        .update(alertDeliveries)
        .set({ attempts: sql`${alertDeliveries.attempts} + 1` })
        .where(isQueued(id))
        .returning();
      const found = row && (await rowOf(row.alertId));
      if (!row || !found) return;
      if (isExpired(found)) {
        await finish(id, 'failed');
        return;
      }
      const alert = renderAlert(found);
      const target = { targetId: row.targetId, deliveryId: row.id };
      try {
        const isSent =
          row.channel === 'push'
            ? await deliverPush(app, await keys(), target, { alert, expiresAt: expiryOf(found) })
            : await deliverWebhook(app, target, alert);
        await finish(id, isSent ? 'sent' : 'failed');
      } catch (error) {
        if (row.attempts < maxAttempts) throw error;
        await finish(id, 'failed');
      }
    },
  });

  /** Mails everything of one user that is due, in one transaction with the marks: neither lost nor sent twice. */
  app.jobs.handle({
    name: mailTask,
    payload,
    async run({ id: userId }) {
      if (await waitsForQuietEnd(mailTask, userId, userId)) return;
      await app.db.transaction(async (transaction) => {
        const due = await transaction
          .update(alertDeliveries)
          .set({ state: 'sent', sentAt: app.clock.now() })
          .where(
            and(
              eq(alertDeliveries.userId, userId),
              inArray(alertDeliveries.channel, ['mail', 'digest']),
              eq(alertDeliveries.state, 'queued'),
              lte(alertDeliveries.dueAt, app.clock.now()),
            ),
          )
          .returning({ id: alertDeliveries.alertId });
        if (due.length === 0) return;
        const ids = due.map(({ id }) => id);
        const rows = await selectAlerts(app.db).where(inArray(alerts.id, ids)).orderBy(alerts.id);
        const current = rows.filter((row) => !isExpired(row));
        await deliverMail(app, transaction, userId, current.map(renderAlert));
      });
    },
  });

  const enqueue = (transaction: Transaction, { id, userId, channel, dueAt }: Delivery) => {
    const isMail = channel === 'mail' || channel === 'digest';
    return isMail
      ? addJob(transaction, { task: mailTask, payload: { id: userId }, runAt: dueAt })
      : addJob(transaction, { task: deliverTask, payload: { id }, runAt: dueAt, queue: queueOf(userId) });
  };
  app.jobs.handle({
    name: queueTask,
    payload: z.object({}),
    run: () => queueDeliveries(app.db, app.clock.now(), enqueue),
  });
  app.jobs.add({
    name: 'forget-deliveries',
    everyMinutes: 24 * 60,
    async run() {
      const before = new Date(app.clock.now().getTime() - retentionMs);
      await app.db.delete(alertDeliveries).where(lt(alertDeliveries.dueAt, before));
    },
  });
};

/** When the quiet hours of a user end; null while there are none. */
async function quietEnd(db: Queryable, userId: string, now: Date): Promise<Date | null> {
  const [timing] = await db.select().from(alertTimings).where(eq(alertTimings.userId, userId));
  const end = timing ? afterQuietHours(now, timing) : now;
  return end > now ? end : null;
}
