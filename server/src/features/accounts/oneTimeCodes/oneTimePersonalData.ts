import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byOwnAddress, byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const oneTimePersonalData: readonly Holding[] = [
  {
    table: 'one_time_links',
    exports: ['purpose', 'user_id', 'return_to', 'expires_at', 'used_at'],
    withholds: ['token_hash', 'browser_hash'],
    title: 'linksByMail',
    inWords: 'Links we mailed to you',
    isOf: byUser,
  },
  {
    table: 'one_time_codes',
    exports: ['purpose', 'tries', 'expires_at', 'used_at'],
    withholds: ['target', 'code_hash', 'holder_hash'],
    computed: () => ({ target: sql`split_part(target, ' ', 1)` }),

    title: 'codesSent',
    inWords: 'Codes we sent you',
    isOf: byOwnAddress(sql`split_part(target, ' ', 1)`),
    onErasure: { does: 'remove' },
  },
];
