import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const screenPersonalData: readonly Holding[] = [
  {
    table: 'saved_screens',
    exports: [
      'id',
      'user_id',
      'name',
      'text',
      'standard',
      'min_matches',
      'is_paused',
      'columns',
      'sort',
      'order',
      'followed_at',
      'found',
      'created_at',
      'updated_at',
    ],
    withholds: ['found_by'],
    title: 'savedScreens',
    isOf: byUser,
  },
  {
    table: 'screen_changes',
    exports: ['id', 'screen_id', 'at', 'day', 'joined', 'left_isins'],
    withholds: [],
    title: 'screenChanges',
    inWords: 'What changed in screens you follow',
    isOf: (userId) => sql`screen_id in (select id from saved_screens where user_id = ${userId})`,
  },
  {
    table: 'custom_ratios',
    exports: ['id', 'user_id', 'name', 'text', 'created_at'],
    withholds: [],
    title: 'ownRatios',
    inWords: 'Your own ratios',
    isOf: byUser,
  },
];
