import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byOwnAddress } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const identityPersonalData: readonly Holding[] = [
  {
    table: 'users',
    exports: [
      'id',
      'email',
      'email_verified_at',
      'phone',
      'first_name',
      'last_name',
      'is_social',
      'plan',
      'roles',
      'status',
      'standard',
      'dashboard',
      'description',
      'avatar_version',
      'created_at',
    ],
    withholds: ['password_hash'],
    title: 'account',
    isOf: (userId) => sql`id = ${userId}`,
  },
  {
    table: 'registrations',
    exports: ['email', 'first_name', 'last_name', 'created_at'],
    withholds: ['key', 'password_hash'],
    title: 'registrationsBegun',
    inWords: 'Sign-ups begun with your email',
    isOf: byOwnAddress(sql`lower(email)`),
    onErasure: { does: 'remove' },
  },
];
