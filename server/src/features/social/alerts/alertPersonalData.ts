import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/rowsOf';

/** The personal data that this feature stores. */
export const alertPersonalData: readonly Holding[] = [
  { table: 'notifications', title: 'notifications', isOf: byUser, leavesOut: ['transaction'] },
];
