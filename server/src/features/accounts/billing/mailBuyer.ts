import type { Transaction } from '../../../database/client';
import { mailExpiresAt } from '../../platform/outbox/messageQueue';
import type { BillingContext } from './BillingContext';

export interface MailText {
  subject: string;
  body: string;
}

/** Mails a buyer, in the transaction of what the mail is about: both happen, or neither. */
export async function mailBuyer(
  { messages, now }: Pick<BillingContext, 'messages' | 'now'>,
  transaction: Transaction,
  recipient: string,
  text: MailText,
): Promise<void> {
  await messages.add(transaction, { channel: 'mail', recipient, ...text, expiresAt: mailExpiresAt(now()) });
}
