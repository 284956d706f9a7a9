import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { billingPeriods, paidPlanIds } from '@tayyib/shared/prices';
import type { Seller } from '../../../config/sellerConfig';
import { users } from './identityTables';

const id = () => uuid('id').primaryKey().defaultRandom();
const instant = (name: string) => timestamp(name, { withTimezone: true });
const plan = (name: string) => text(name, { enum: paidPlanIds });
const period = (name: string) => text(name, { enum: billingPeriods });
/** Far below 2^53, so a number is exact. */
const paise = (name: string) => bigint(name, { mode: 'number' });

/** One row per checkout. Retained without the user after an account erasure, as tax law requires. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['new', 'renewal', 'upgrade'] }).notNull(),
    plan: plan('plan').notNull(),
    period: period('period').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    creditPaise: paise('credit_paise').notNull(),
    /** The subscription that was open when the price was worked out. */
    replacesId: uuid('replaces_id'),
    gateway: text('gateway', { enum: ['razorpay', 'sandbox'] }).notNull(),
    /** Null until the gateway has created the order. */
    gatewayOrderId: text('gateway_order_id').unique(),
    paymentId: text('payment_id').unique(),
    status: text('status', { enum: ['created', 'paid', 'failed', 'refunded'] })
      .notNull()
      .default('created'),
    /** The edition of the terms that the buyer agreed to. */
    consentVersion: text('consent_version').notNull(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** The buyer's state as a GST state code; null if not stated. */
    buyerState: text('buyer_state'),
    createdAt: instant('created_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.userId, table.idempotencyKey),
    // Two checkouts at once must meet in one order.
    uniqueIndex('orders_open')
      .on(table.userId)
      .where(sql`${table.status} = 'created'`),
  ],
);

/** One row per paid term. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: plan('plan').notNull(),
    period: period('period').notNull(),
    /** `cancelled` ended before its time, by a refund or an upgrade. */
    status: text('status', { enum: ['active', 'grace', 'expired', 'cancelled'] }).notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    endedAt: instant('ended_at'),
    autoRenew: boolean('auto_renew').notNull().default(true),
    nextPlan: plan('next_plan').notNull(),
    nextPeriod: period('next_period').notNull(),
    /** What the whole term is worth: what was paid for it and the credit that went into it. */
    valuePaise: paise('value_paise').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
  },
  (table) => [
    uniqueIndex('subscriptions_open')
      .on(table.userId)
      .where(sql`${table.status} in ('active', 'grace')`),
    index('subscriptions_end').on(table.status, table.endsAt),
  ],
);

/** Webhook events of the gateway, each stored once. */
export const paymentEvents = pgTable('payment_events', {
  id: id(),
  gateway: text('gateway').notNull(),
  gatewayEventId: text('gateway_event_id').notNull().unique(),
  kind: text('kind').notNull(),
  gatewayOrderId: text('gateway_order_id'),
  receivedAt: instant('received_at').notNull(),
});

export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    paymentId: text('payment_id').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** `unused-term`: requested by the user; `bought-nothing`: a late or duplicate payment. */
    reason: text('reason', { enum: ['unused-term', 'bought-nothing'] }).notNull(),
    status: text('status', { enum: ['requested', 'processed', 'failed'] })
      .notNull()
      .default('requested'),
    gatewayRefundId: text('gateway_refund_id').unique(),
    createdAt: instant('created_at').notNull(),
    /** When the gateway was last queried. */
    askedAt: instant('asked_at'),
  },
  (table) => [
    uniqueIndex('refunds_bought_nothing')
      .on(table.paymentId)
      .where(sql`${table.reason} = 'bought-nothing'`),
    index('refunds_status').on(table.status),
  ],
);

export interface InvoiceLine {
  text: string;
  amountPaise: number;
}

/** Invoices and credit notes as they were issued, with the buyer's name of that day. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: ['invoice', 'credit-note'] }).notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    refundId: uuid('refund_id').references(() => refunds.id),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    totalPaise: paise('total_paise').notNull(),
    taxablePaise: paise('taxable_paise').notNull(),
    gstPaise: paise('gst_paise').notNull(),
    /** The components of the GST: central and state, or integrated. */
    cgstPaise: paise('cgst_paise').notNull().default(0),
    sgstPaise: paise('sgst_paise').notNull().default(0),
    igstPaise: paise('igst_paise').notNull().default(0),
    /** State code; null when neither buyer nor seller has one. */
    placeOfSupply: text('place_of_supply'),
    /** The seller as of that day; null in the sandbox. */
    seller: jsonb('seller').$type<Seller>(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [index('invoices_user').on(table.userId, table.issuedAt)],
);

/** The last number of each series and financial year. The row lock prevents gaps. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text('series').primaryKey(),
  last: integer('last').notNull(),
});

/** The permanent billing log: a trigger rejects changes. No foreign key to users, so that it survives an account erasure. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    userId: uuid('user_id'),
    kind: text('kind').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (table) => [index('billing_events_user').on(table.userId, table.at)],
);
