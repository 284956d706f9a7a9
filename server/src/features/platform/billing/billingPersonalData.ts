import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';
import { remainders } from '../../../plugins/personalData/remainders';

const keepsBooks = { does: 'keep', remainder: remainders.books } as const;

/** What this feature stores of people. */
export const billingPersonalData: readonly Holding[] = [
  { table: 'orders', title: 'orders', isOf: byUser, onErasure: keepsBooks },
  { table: 'subscriptions', title: 'subscriptions', isOf: byUser },
  {
    table: 'invoices',
    title: 'invoices',
    isOf: byUser,
    onErasure: { ...keepsBooks, overwrite: { buyer_name: 'Erased', buyer_email: '' } },
  },
  {
    table: 'refunds',
    title: 'refunds',
    isOf: (userId) => sql`order_id in (select id from orders where user_id = ${userId})`,
    onErasure: keepsBooks,
  },
  {
    table: 'billing_events',
    title: 'billingEvents',
    isOf: byUser,
    onErasure: { ...keepsBooks, columns: ['user_id'] },
  },
];
