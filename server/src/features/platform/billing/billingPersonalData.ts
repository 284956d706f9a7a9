import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';
import { remainders } from '../../../plugins/personalData/remainders';

const keepsBooks = { does: 'keep', remainder: remainders.books } as const;

/** What this feature stores of people. */
export const billingPersonalData: readonly Holding[] = [
  {
    table: 'orders',
    exports: [
      'id',
      'user_id',
      'kind',
      'plan',
      'period',
      'amount_paise',
      'credit_paise',
      'replaces_id',
      'gateway',
      'gateway_order_id',
      'payment_id',
      'status',
      'consent_version',
      'buyer_state',
      'created_at',
      'paid_at',
    ],
    withholds: ['idempotency_key'],
    title: 'orders',
    isOf: byUser,
    onErasure: keepsBooks,
  },
  {
    table: 'subscriptions',
    exports: [
      'id',
      'user_id',
      'plan',
      'period',
      'status',
      'starts_at',
      'ends_at',
      'ended_at',
      'auto_renew',
      'next_plan',
      'next_period',
      'value_paise',
      'order_id',
    ],
    withholds: [],
    title: 'subscriptions',
    isOf: byUser,
  },
  {
    table: 'invoices',
    exports: [
      'id',
      'user_id',
      'number',
      'kind',
      'order_id',
      'refund_id',
      'buyer_name',
      'buyer_email',
      'lines',
      'total_paise',
      'taxable_paise',
      'gst_paise',
      'cgst_paise',
      'sgst_paise',
      'igst_paise',
      'place_of_supply',
      'seller',
      'issued_at',
    ],
    withholds: [],

    title: 'invoices',
    isOf: byUser,
    onErasure: { ...keepsBooks, overwrite: { buyer_name: 'Erased', buyer_email: '' } },
  },
  {
    table: 'refunds',
    exports: [
      'id',
      'order_id',
      'payment_id',
      'amount_paise',
      'reason',
      'status',
      'gateway_refund_id',
      'created_at',
      'asked_at',
    ],
    withholds: [],

    title: 'refunds',
    isOf: (userId) => sql`order_id in (select id from orders where user_id = ${userId})`,
    onErasure: keepsBooks,
  },
  {
    table: 'billing_events',
    exports: ['id', 'at', 'user_id', 'kind', 'detail'],
    withholds: [],

    title: 'billingEvents',
    isOf: byUser,
    onErasure: { ...keepsBooks, columns: ['user_id'] },
  },
];
