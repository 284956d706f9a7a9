import type { Role } from '@tayyib/shared/access';
import type { PlanId } from '@tayyib/shared/plans';
import type { Database } from '../client';
import { users } from '../../features/identity/identityTables';
import { hashPassword } from '../../features/identity/passwords';

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  plan: PlanId;
  roles?: Role[];
}

/** Adds people who all have the same password. Those who are there already stay as they are. */
export async function addPeople(db: Database, people: readonly Person[], password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db
    .insert(users)
    .values(people.map((person) => ({ ...person, passwordHash })))
    .onConflictDoNothing();
}
