import { users } from '../database/schema/platform/identityTables';
import type { Database } from '../database/client';
import type { Person } from './people';
import { addPeople } from './people';

/** The password of every demo account. Deliberately public: they exist on a developer's machine only. */
export const demoPassword = 'assalamualaikum';

export const demoAccounts: readonly Person[] = [
  { email: 'free@tayyib.example', firstName: 'Farah', lastName: 'Free', plan: 'free' },
  { email: 'basic@tayyib.example', firstName: 'Bilal', lastName: 'Basic', plan: 'basic' },
  { email: 'premium@tayyib.example', firstName: 'Parveen', lastName: 'Premium', plan: 'premium' },
  {
    email: 'pro@tayyib.example',
    firstName: 'Rafiq',
    lastName: 'Pro',
    plan: 'premium_pro',
    // reserved for fiction by the North American numbering plan
    phone: '+12025550104',
  },
  {
    email: 'advisor@tayyib.example',
    firstName: 'Abdullah',
    lastName: 'Advisor',
    plan: 'premium_pro',
    roles: ['advisor'],
  },
  { email: 'staff@tayyib.example', firstName: 'Safiya', lastName: 'Staff', plan: 'free', roles: ['staff'] },
  { email: 'admin@tayyib.example', firstName: 'Amina', lastName: 'Admin', plan: 'free', roles: ['admin'] },
];

/**
 * Fills an empty database with one account per plan and role, so that a fresh checkout can be tried. Never
 * call it in production.
 */
export async function seedDemoAccounts(db: Database): Promise<void> {
  const [anyone] = await db.select({ id: users.id }).from(users).limit(1);
  if (!anyone) await addPeople(db, demoAccounts, demoPassword);
}
