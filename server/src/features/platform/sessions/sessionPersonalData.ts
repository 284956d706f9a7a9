import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const sessionPersonalData: readonly Holding[] = [
  {
    table: 'sessions',
    title: 'sessions',
    isOf: byUser,
    leavesOut: ['token_hash', 'previous_token_hash', 'privileges'],
  },
  { table: 'devices', title: 'devices', isOf: byUser },
];
