import { productName } from '@tayyib/shared/brand';
import { supportTopicTitles, type SupportTopic } from '@tayyib/shared/help-center';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { publicAddress } from '../../../lib/publicAddress';
import { mailExpiresAt } from '../../platform/outbox/messageQueue';

/** What happened to a request. */
type SupportNews =
  | { kind: 'received' }
  | { kind: 'answered'; text: string; isClosing: boolean }
  | { kind: 'closed' };

const paragraphsOf = (news: SupportNews): string[] => {
  if (news.kind === 'received') return ['We have your request. You get a mail when it is answered.'];
  if (news.kind === 'closed') return ['Your request is closed. If something is left, write a new one.'];
  return [
    'We have answered your request:',
    news.text,
    news.isClosing
      ? 'With this it is closed. If something is left, write a new one.'
      : 'If something is left, write to us on its page; replies to this mail are not read.',
  ];
};

/** Mails the user of a request what happened to it, in the transaction in which it happened. */
export async function mailAboutRequest(
  app: FastifyInstance,
  transaction: Transaction,
  { userId, topic, at, news }: { userId: string; topic: SupportTopic; at: Date; news: SupportNews },
): Promise<void> {
  const [user] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) return;
  await app.messages.add(transaction, {
    channel: 'mail',
    recipient: user.email,
    subject: `Your request to ${productName}: ${supportTopicTitles[topic]}`,
    body: [
      ...paragraphsOf(news),
      `Your requests:\n${publicAddress(app, '/help_center/requests')}`,
      productName,
    ].join('\n\n'),
    expiresAt: mailExpiresAt(at),
  });
}
