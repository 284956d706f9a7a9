import { verifiedStatus } from '@tayyib/shared/account-status';
import { isReservedName } from '@tayyib/shared/person-name';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import type { UserRow } from '../identity/userRepository';
import { createUserRepository } from '../identity/userRepository';
import {
  externalIdentities,
  type ProviderId,
} from '../../../database/schema/accounts/externalIdentityTables';
import { ExternalRefusal } from './externalRefusal';

/** A provider's signed claims about a user. */
export interface ExternalIdentity {
  provider: ProviderId;
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  /** As the user gave them there; they decide nothing. */
  firstName: string;
  lastName: string;
}

/**
 * The user with that identity: known by it, or by an email that the provider has verified, or new.
 * @param onLinked runs in the transaction that adds the identity to an existing account
 * @throws ExternalRefusal when the identity is unknown and has no verified email, or its owner removed it
 */
export async function userOfIdentity(
  db: Database,
  identity: ExternalIdentity,
  now: Date,
  onLinked: (transaction: Transaction, user: UserRow) => Promise<void>,
): Promise<UserRow> {
  const known = await findLinked(db, identity);
  if (known) return known;
  const { email, isEmailVerified } = identity;
  if (email === undefined) throw new ExternalRefusal('email-missing');
  if (!isEmailVerified) throw new ExternalRefusal('email-unverified');
  return db.transaction(async (transaction) => {
    const users = createUserRepository(transaction);
    const existing = await users.findByEmail(email);
    const user = existing ?? (await register(transaction, { ...identity, email }, now));
    const [linked] = await transaction
      .insert(externalIdentities)
      .values({ provider: identity.provider, subject: identity.subject, userId: user.id, linkedAt: now })
      .onConflictDoNothing()
      .returning();
    if (existing && linked) await onLinked(transaction, user);
    return users.require(user.id);
  });
}

async function findLinked(db: Database, { provider, subject }: ExternalIdentity): Promise<UserRow | null> {
  const [linked] = await db
    .select({ userId: externalIdentities.userId, removedAt: externalIdentities.removedAt })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.subject, subject)));
  if (linked?.removedAt) throw new ExternalRefusal('removed');
  return linked ? createUserRepository(db).findById(linked.userId) : null;
}

/** A new account. The terms are accepted on the first page, because the provider's pages do not show them. */
async function register(
  transaction: Transaction,
  { email, firstName, lastName }: ExternalIdentity & { email: string },
  now: Date,
): Promise<UserRow> {
  const users = createUserRepository(transaction);
  const added = await users.add({
    email,
    ...ownNameOf({ email, firstName, lastName }),
    passwordHash: null,
    emailVerifiedAt: now,
    isSocial: true,
    status: verifiedStatus,
  });
  // a concurrent registration may have taken the same email
  const user = added ? await users.require(added.id) : await users.findByEmail(email);
  if (!user) throw new ExternalRefusal('registration-failed');
  return user;
}

/** The name that the provider knows; without one, or with one that is reserved, the mailbox, or no name of a person. */
function ownNameOf({
  email,
  firstName,
  lastName,
}: Pick<ExternalIdentity, 'firstName' | 'lastName'> & { email: string }) {
  const [mailbox = ''] = email.split('@');
  const names = [
    { firstName, lastName },
    { firstName: mailbox, lastName: '' },
  ];
  const isOwn = ({ firstName: first, lastName: last }: { firstName: string; lastName: string }) =>
    first !== '' && !isReservedName(`${first} ${last}`);
  return names.find(isOwn) ?? { firstName: 'Member', lastName: '' };
}
