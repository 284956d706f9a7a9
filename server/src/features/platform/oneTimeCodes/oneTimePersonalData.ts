import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byOwnAddress, byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const oneTimePersonalData: readonly Holding[] = [
  {
    table: 'one_time_links',
    title: 'linksByMail',
    inWords: 'Links we mailed to you',
    isOf: byUser,
    leavesOut: ['token_hash', 'browser_hash'],
  },
  {
    table: 'one_time_codes',
    title: 'codesSent',
    inWords: 'Codes we sent you',
    isOf: byOwnAddress(sql`target`),
    leavesOut: ['code_hash', 'holder_hash'],
    onErasure: { does: 'remove' },
  },
];
