import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { priceAlerts } from '../../../../database/schema/personal/alertTables';
import type { Dossier } from '../../../market/marketSnapshot/dossier/Dossier';
import type { Market } from '../../../market/marketSnapshot/createMarket';
import { dayFromNumber, dayNumber, indianDay } from '@tayyib/shared/values/calendar';
import { formatDay, formatPaise } from '@tayyib/shared/values/format';
import { addAlert } from '../addAlert';
import { paise, pricePaiseOn } from './pricePaiseOn';

const perBatch = 500;

const isWaiting = and(isNull(priceAlerts.reachedAt), isNull(priceAlerts.removedAt));

type Row = typeof priceAlerts.$inferSelect;

/** Alerts users whose price was reached by a close of the day they set it or later, each in a transaction with its mark. */
export async function raisePriceAlerts(
  db: Database,
  market: Market,
  now: Date,
  ending?: AbortSignal,
): Promise<void> {
  let last: string | null = null;
  do {
    const after: string | null = last;
    const rows = await db
      .select()
      .from(priceAlerts)
      .where(and(isWaiting, after === null ? undefined : gt(priceAlerts.id, after)))
      .orderBy(asc(priceAlerts.id))
      .limit(perBatch);
    const snapshot = rows.length > 0 ? await market.refresh() : null;
    for (const row of rows) {
      ending?.throwIfAborted();
      const dossier = snapshot?.dossiers[snapshot.rowOf(row.isin) ?? -1];
      const reached = dossier && reachedClose(dossier, row);
      if (reached) await raise(db, row, dossier, reached, now);
    }
    last = rows.length === perBatch ? (rows.at(-1)?.id ?? null) : null;
  } while (last !== null);
}

interface Reached {
  /** A day number. */
  day: number;
  /** Rupees. */
  close: number;
  /** The price that was waited for, in the shares of that day, in paise. */
  wanted: number;
}

/** The first close that reached the price, of the day on which the alert was set or later: several days may arrive at once. */
function reachedClose(dossier: Dossier, row: Row): Reached | undefined {
  const { days, closes } = dossier.prices;
  const since = dayNumber(indianDay(row.createdAt));
  for (const [at, day] of days.entries()) {
    const close = closes[at];
    if (day < since || close === undefined) continue;
    const wanted = pricePaiseOn(dossier, row, day);
    if (isReached(row, close, wanted)) return { day, close, wanted };
  }
  return undefined;
}

const isReached = ({ direction }: Row, close: number, wanted: number): boolean =>
  direction === 'above' ? paise(close) >= wanted : paise(close) <= wanted;

async function raise(
  db: Database,
  row: Row,
  dossier: Dossier,
  { day, close, wanted }: Reached,
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const marked = await transaction
      .update(priceAlerts)
      .set({ reachedAt: now })
      .where(and(sql`${priceAlerts.id} = ${row.id}`, isWaiting))
      .returning({ id: priceAlerts.id });
    if (marked.length === 0) return;
    const original = formatPaise(Number(row.price));
    const divided = wanted === paise(row.price) ? '.' : `: ${original} before the shares were divided.`;
    const side = row.direction === 'above' ? 'at or above' : 'at or below';
    await addAlert(transaction, {
      userIds: [row.userId],
      key: `price:${row.id}`,
      content: {
        kind: 'price',
        status: 6,
        alert_name: 'Price reached',
        scan_name: 'Price alerts',
        scan_url: `/stock?isin=${row.isin}`,
        title: `${dossier.name} closed at ${formatPaise(close)} on ${formatDay(dayFromNumber(day))}`,
        description: `You asked to be told at a close ${side} ${formatPaise(wanted / 100)}${divided}`,
        stocks: [dossier.symbol],
        trigger_prices: [close],
      },
    });
  });
}
