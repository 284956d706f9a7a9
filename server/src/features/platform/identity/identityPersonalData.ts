import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byOwnAddress } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const identityPersonalData: readonly Holding[] = [
  {
    table: 'users',
    title: 'account',
    isOf: (userId) => sql`id = ${userId}`,
    leavesOut: ['password_hash'],
  },
  {
    table: 'registrations',
    title: 'registrationsBegun',
    inWords: 'Sign-ups begun with your email',
    isOf: byOwnAddress(sql`lower(email)`),
    leavesOut: ['password_hash'],
    onErasure: { does: 'remove' },
  },
];
