import { and, desc, eq, sql } from 'drizzle-orm';
import { indianDay } from '@tayyib/shared/values/calendar';
import { formatDay } from '@tayyib/shared/values/format';
import type { Invoice } from '@tayyib/shared/contracts';
import { plans } from '@tayyib/shared/plans';
import type { Database, Transaction } from '../../../../database/client';
import type { Seller } from '../../../../config/sellerConfig';
import type { InvoiceLine } from '../../../../database/schema/accounts/billingTables';
import { invoices, invoiceSeries } from '../../../../database/schema/accounts/billingTables';
import type { OrderRow } from '../orders/checkout';
import { gstSplit } from './gstSplit';
import type { Buyer } from '../terms/openSubscription';
import { financialYearOf } from '../terms/termDates';

export type InvoiceRow = typeof invoices.$inferSelect;

/** Tax invoices and credit notes have separate number series. */
const series = { invoice: 'TY', 'credit-note': 'TC' } as const;

/** What was sold, to whom and by whom. */
export interface Sale {
  buyer: Buyer;
  order: OrderRow;
  seller: Seller | null;
  now: Date;
}

/** Issues the invoice of a paid order, in the transaction that marks it paid, and returns its number. */
export async function issueInvoice(
  transaction: Transaction,
  sale: Sale,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<string> {
  const { plan, period, amountPaise, creditPaise } = sale.order;
  const text = `${plans[plan].title}, ${period}, ${formatDay(indianDay(startsAt))} to ${formatDay(indianDay(endsAt))}`;
  const lines: InvoiceLine[] = [{ text, amountPaise: amountPaise + creditPaise }];
  if (creditPaise > 0) lines.push({ text: 'Unused part of your earlier term', amountPaise: -creditPaise });
  return issue(transaction, sale, { kind: 'invoice', refundId: null, lines, totalPaise: amountPaise });
}

/** Issues the credit note of a refunded part of an order, and returns its number. */
export async function issueCreditNote(
  transaction: Transaction,
  sale: Sale,
  refund: { id: string; amountPaise: number },
): Promise<string> {
  const { id: orderId, plan } = sale.order;
  const [original] = await transaction
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')));
  const text = `Unused days of ${plans[plan].title}, invoice ${original?.number ?? 'not issued'}`;
  const { id: refundId, amountPaise: totalPaise } = refund;
  const lines = [{ text, amountPaise: totalPaise }];
  return issue(transaction, sale, { kind: 'credit-note', refundId, lines, totalPaise });
}

interface Issue {
  kind: keyof typeof series;
  refundId: string | null;
  lines: InvoiceLine[];
  totalPaise: number;
}

async function issue(
  transaction: Transaction,
  { buyer, order, seller, now }: Sale,
  issued: Issue,
): Promise<string> {
  // without an address on record the place of supply is the seller's (section 12(2)(b) of the IGST Act)
  const placeOfSupply = order.buyerState ?? seller?.state ?? null;
  const isBetweenStates = seller !== null && placeOfSupply !== seller.state;
  const split = gstSplit(issued.totalPaise, { isBetweenStates });
  const number = await nextNumber(transaction, `${series[issued.kind]}/${financialYearOf(now)}`);
  await transaction.insert(invoices).values({
    ...issued,
    userId: buyer.id,
    number,
    buyerName: `${buyer.firstName} ${buyer.lastName}`.trim(),
    buyerEmail: buyer.email,
    ...split,
    gstPaise: issued.totalPaise - split.taxablePaise,
    orderId: order.id,
    placeOfSupply,
    seller,
    issuedAt: now,
  });
  return number;
}

/**
 * `TY/26-27/000001`: at most 16 characters, as rule 46(b) of the CGST Rules requires. A failed transaction
 * returns its number.
 */
async function nextNumber(transaction: Transaction, name: string): Promise<string> {
  const [row] = await transaction
    .insert(invoiceSeries)
    .values({ series: name, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning();
  return `${name}/${String(row?.last).padStart(6, '0')}`;
}

/** A user's invoices and credit notes, newest first. */
export async function invoicesOf(db: Database, userId: string): Promise<Invoice[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number));
  return rows.map(({ id, number, kind, issuedAt, lines, totalPaise }) => ({
    id,
    number,
    kind,
    issuedAt: issuedAt.toISOString(),
    description: lines[0]?.text ?? '',
    totalPaise,
  }));
}

/** One of a user's invoices; null when it is not theirs. */
export async function invoiceOf(db: Database, userId: string, id: string): Promise<InvoiceRow | null> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.userId, userId)));
  return row ?? null;
}
