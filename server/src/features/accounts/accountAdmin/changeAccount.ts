import type { Role } from '@tayyib/shared/access';
import type { AccountStatusCode } from '@tayyib/shared/account-status';
import type { PlanId } from '@tayyib/shared/plans';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { withoutNames } from '../../../lib/withoutNames';
import { audit } from '../../platform/audit/audit';
import { users } from '../../../database/schema/accounts/identityTables';
import type { AccountRow } from './accountsRepository';

/** One change to an account. */
export type AccountChange =
  | { kind: 'role'; role: Role; isGranted: boolean }
  | { kind: 'status'; status: AccountStatusCode }
  | { kind: 'plan'; plan: PlanId };

interface ChangeOrder {
  userId: string;
  change: AccountChange;
  why: string;
  /** The administrator who makes it; null for the server's operator. */
  actorId: string | null;
  address: string | null;
  now: Date;
}

export const noSuchPerson = () => new ProblemError(404, 'no-such-person', 'There is no such account.');
const ownAccount = () =>
  new ProblemError(409, 'own-account', 'Nobody changes their own account here. Ask another administrator.');
const notAdmin = () => new ProblemError(403, 'forbidden', 'You do not have access to this.');

/**
 * Changes an account and logs who, when, from what, to what and why. A change without effect logs nothing.
 * @returns the account after the change, and whether anything changed
 */
export async function changeAccount(
  db: Database,
  order: ChangeOrder,
): Promise<{ person: AccountRow; isChanged: boolean }> {
  const { userId, actorId, change } = order;
  if (userId === actorId) throw ownAccount();
  return db.transaction(async (transaction) => {
    const user = await lockBoth(transaction, userId, actorId);
    const next = planChange(user, change);
    if (next.from === next.to) return { person: user, isChanged: false };
    const [changed] = await transaction.update(users).set(next.set).where(eq(users.id, userId)).returning();
    await recordChange(transaction, order, next, user);
    return { person: changed ?? user, isChanged: true };
  });
}

/**
 * Of two administrators who revoke each other's role at once only one may succeed: the second one finds that
 * they no longer are an administrator.
 */
async function lockBoth(
  transaction: Transaction,
  userId: string,
  actorId: string | null,
): Promise<AccountRow> {
  const both = actorId === null ? [userId] : [userId, actorId];
  const rows = await transaction
    .select()
    .from(users)
    .where(inArray(users.id, both))
    .orderBy(asc(users.id))
    .for('no key update');
  const actor = rows.find(({ id }) => id === actorId);
  if (actorId !== null && !actor?.roles.includes('admin')) throw notAdmin();
  const user = rows.find(({ id }) => id === userId);
  if (!user) throw noSuchPerson();
  return user;
}

interface PlannedChange {
  event: 'role-granted' | 'role-removed' | 'status-changed' | 'plan-granted';
  set: Partial<Pick<AccountRow, 'roles' | 'status' | 'plan'>>;
  from: string;
  to: string;
}

function planChange(user: AccountRow, change: AccountChange): PlannedChange {
  switch (change.kind) {
    case 'role': {
      const others = user.roles.filter((role) => role !== change.role);
      const roles = (change.isGranted ? [...others, change.role] : others).sort();
      const event = change.isGranted ? 'role-granted' : 'role-removed';
      return { event, set: { roles }, from: user.roles.toSorted().join(', '), to: roles.join(', ') };
    }
    case 'status':
      return {
        event: 'status-changed',
        set: { status: change.status },
        from: String(user.status),
        to: String(change.status),
      };
    case 'plan':
      return { event: 'plan-granted', set: { plan: change.plan }, from: user.plan, to: change.plan };
  }
}

/** The administrator's address belongs in their own log, not in that of the user they act on. */
async function recordChange(
  transaction: Transaction,
  { userId, actorId, address, why, now: at }: ChangeOrder,
  { event, from, to }: PlannedChange,
  { firstName, lastName }: AccountRow,
): Promise<void> {
  // entries of the log never change, so that a name in them would stay when the account is erased
  const reason = withoutNames(why, [firstName, lastName]);
  await audit(transaction, { at, userId, actor: actorId, event, detail: { from, to, why: reason } });
  if (actorId === null) return;
  const detail = { person: userId, what: event, from, to };
  await audit(transaction, { at, userId: actorId, event: 'account-managed', address, detail });
}
