import { productName } from '@tayyib/shared/brand';
import type { Alert } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/values/format';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../database/client';
import { users } from '../../../../database/schema/accounts/identityTables';
import { publicAddress } from '../../../../lib/publicAddress';
import { isOpenAccount } from '../../../../database/schema/accounts/isOpenAccount';
import { unsubscribeToken } from './unsubscribeToken';

const lifetimeMs = 3 * 24 * 3_600_000;

/** Queues one mail with some alerts of a user, in the transaction that marks them as sent. */
export async function deliverMail(
  app: FastifyInstance,
  transaction: Transaction,
  userId: string,
  alerts: readonly Alert[],
): Promise<void> {
  const [user] = await transaction
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isOpenAccount));
  const [first] = alerts;
  if (!user || !first) return;
  const token = await unsubscribeToken(transaction, userId);
  const unsubscribe = publicAddress(app, `/api/alerts/unsubscribe/${token}`);
  const subject = alerts.length === 1 ? first.title : `${alerts.length} alerts from ${productName}`;
  const body = [
    ...alerts.map((alert) => textOf(app, alert)),
    `You asked for these mails. Change that here:\n${publicAddress(app, '/notification/settings')}`,
    `Or end them without signing in:\n${unsubscribe}`,
  ].join('\n\n');
  await app.messages.add(transaction, {
    channel: 'mail',
    recipient: user.email,
    subject: subject.replaceAll(/\s+/g, ' '),
    body,
    unsubscribe,
    expiresAt: new Date(app.clock.now().getTime() + lifetimeMs),
  });
}

const textOf = (app: FastifyInstance, { title, description, triggered_at, scan_url, image }: Alert) =>
  [
    title,
    description,
    // the mail shows it: `mailHtml`
    ...(image === null ? [] : [`Picture of “${title}”`, publicAddress(app, image)]),
    `${formatMoment(triggered_at)}, Indian time`,
    publicAddress(app, scan_url ?? '/notification'),
  ].join('\n');
