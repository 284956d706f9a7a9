import type { StandardId } from '@tayyib/shared/contracts';
import type { Role } from '@tayyib/shared/access';
import type { LedgerPurposeId } from '@tayyib/shared/consents';
import type { PlanId } from '@tayyib/shared/plans';
import type { Database } from '../database/client';
import { recordConsent } from '../features/accounts/consents/changeConsents';
import { users } from '../database/schema/accounts/identityTables';
import { hashPassword } from '../features/accounts/identity/password/passwords';

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  plan: PlanId;
  roles?: Role[];
  /** E.164. */
  phone?: string;
  standard?: StandardId;
  description?: string;
}

/**
 * Adds users who all have the same password and a verified email, and agreed to the terms (or to the given
 * texts). Existing ones are left unchanged.
 */
export async function addPeople(
  db: Database,
  people: readonly Person[],
  password: string,
  agreedTo: readonly LedgerPurposeId[] = ['terms'],
): Promise<void> {
  const emailVerifiedAt = new Date();
  const passwordHash = await hashPassword(password);
  const added = await db
    .insert(users)
    .values(people.map((person) => ({ ...person, passwordHash, emailVerifiedAt })))
    .onConflictDoNothing()
    .returning({ id: users.id });
  for (const { id: userId } of added)
    for (const purpose of agreedTo)
      await recordConsent(db, { userId, purpose, isGiven: true, at: emailVerifiedAt });
}
