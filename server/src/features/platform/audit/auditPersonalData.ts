import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';
import { remainders } from '../../../plugins/personalData/remainders';

/** What this feature stores of people. */
export const auditPersonalData: readonly Holding[] = [
  {
    table: 'audit_log',
    title: 'securityEvents',
    isOf: byUser,
    onErasure: { does: 'keep', remainder: remainders.securityLog, columns: ['user_id', 'actor'] },
  },
];
