import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../database/client';
import { audit, type AuditFact } from '../audit/audit';
import type { MailText } from './identityMails';

const mailCountsForMs = 24 * 3600 * 1000;

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
    const expiresAt = new Date(fact.at.getTime() + mailCountsForMs);
    await app.messages.add(transaction, { channel: 'mail', recipient: email, ...text, expiresAt });
  };
}
