import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const screenPersonalData: readonly Holding[] = [
  { table: 'saved_screens', title: 'savedScreens', isOf: byUser, leavesOut: ['found_by'] },
  {
    table: 'screen_changes',
    title: 'screenChanges',
    inWords: 'What changed in screens you follow',
    isOf: (userId) => sql`screen_id in (select id from saved_screens where user_id = ${userId})`,
  },
  { table: 'custom_ratios', title: 'ownRatios', inWords: 'Your own ratios', isOf: byUser },
];
