import { tasis } from '@tayyib/shared/shariah';
import { demoAccounts, demoPassword } from '../config/demoAccounts';
import { users } from '../database/schema/accounts/identityTables';
import type { Database } from '../database/client';
import { addPeople } from './people';

export { demoAccounts, demoPassword };

/**
 * Fills an empty database with one account per plan and role, so that a fresh checkout can be tried. Never
 * call it in production.
 */
export async function seedDemoAccounts(db: Database): Promise<void> {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  if (anyone) return;
  // they have signed in before, so they are past the questions of a first time
  const people = demoAccounts.map((account) => ({ ...account, standard: tasis.id }));
  await addPeople(db, people, demoPassword, ['terms', 'disclaimer']);
}
