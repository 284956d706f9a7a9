import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';
import { remainders } from '../../../plugins/personalData/remainders';

/** What this feature stores of people. */
export const auditPersonalData: readonly Holding[] = [
  {
    table: 'audit_log',
    exports: ['id', 'at', 'user_id', 'event', 'address'],
    withholds: ['actor', 'detail'],
    // an administrator's reason is for administrators
    computed: () => ({ detail: sql`detail - 'why'` }),

    title: 'securityEvents',
    isOf: byUser,
    onErasure: { does: 'keep', remainder: remainders.securityLog, columns: ['user_id', 'actor'] },
  },
];
