import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { passkeys } from '../../../database/schema/accounts/passkeyTables';
import {
  pendingSignIns,
  recoveryCodes,
  totpFactors,
} from '../../../database/schema/accounts/secondFactorTables';
import { sessions } from '../../../database/schema/accounts/sessionsTables';
import { audit } from '../../platform/audit/audit';
import { identityMails } from '../identity/identityMails';
import { mailExpiresAt, type MessageQueue } from '../../platform/outbox/messageQueue';
import { hasAnyFactor } from '../secondFactor/anyFactor';

interface Reset {
  user: { id: string; email: string };
  why: string;
  now: Date;
}

/**
 * Removes every second factor of a user who has lost all of them, and ends their sessions; servers close their
 * connections within seconds. The owner is mailed, and sees it in the list of events.
 * @returns false where there is no second factor
 */
export async function resetSecondFactor(
  db: Database,
  messages: Pick<MessageQueue, 'add'>,
  { user: { id: userId, email }, why, now }: Reset,
): Promise<boolean> {
  const remove = async (transaction: Transaction) => {
    if (!(await hasAnyFactor(transaction, userId))) return false;
    for (const table of [totpFactors, passkeys, recoveryCodes, pendingSignIns, sessions])
      await transaction.delete(table).where(eq(table.userId, userId));
    const fact = { at: now, userId, actor: null, event: 'second-factor-reset', detail: { why } } as const;
    await audit(transaction, fact);
    const expiresAt = mailExpiresAt(now);
    const mail = identityMails.secondFactorReset();
    await messages.add(transaction, { channel: 'mail', recipient: email, ...mail, expiresAt });
    return true;
  };
  return db.transaction(remove);
}
