import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byOwnAddress } from '../../../plugins/personalData/Holding';

/** The personal data that this feature stores. */
export const messagePersonalData: readonly Holding[] = [
  {
    table: 'messages',
    exports: ['id', 'channel', 'recipient', 'status', 'created_at', 'expires_at'],
    withholds: ['subject', 'body', 'unsubscribe', 'attachment', 'last_error'],
    title: 'messagesToYou',
    isOf: byOwnAddress(sql`lower(recipient)`),
    onErasure: { does: 'remove' },
  },
];
