import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/rowsOf';

/** What this feature stores of people. */
export const alertPersonalData: readonly Holding[] = [
  { table: 'notifications', title: 'notifications', isOf: byUser, leavesOut: ['transaction'] },
];
