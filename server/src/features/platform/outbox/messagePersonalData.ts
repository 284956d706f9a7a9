import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byOwnAddress } from '../../../plugins/personalData/Holding';

/** The personal data that this feature stores. */
export const messagePersonalData: readonly Holding[] = [
  {
    table: 'messages',
    title: 'messagesToYou',
    isOf: byOwnAddress(sql`lower(recipient)`),
    leavesOut: ['body', 'last_error'],
    onErasure: { does: 'remove' },
  },
];
