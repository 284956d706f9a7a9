import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../database/client';
import { audit, type AuditFact } from '../../platform/audit/audit';
import type { MailText } from './identityMails';
import { mailExpiresAt } from '../../platform/outbox/messageQueue';

/** Records changes of how users sign in, and mails them. */
export function createChangeReport(app: FastifyInstance) {
  /** In the transaction of the change. */
  return async (
    transaction: Transaction,
    { id: userId, email }: { id: string; email: string },
    fact: Omit<AuditFact, 'userId'>,
    text: MailText,
  ): Promise<void> => {
    await audit(transaction, { userId, ...fact });
    const expiresAt = mailExpiresAt(fact.at);
    await app.messages.add(transaction, { channel: 'mail', recipient: email, ...text, expiresAt });
  };
}
