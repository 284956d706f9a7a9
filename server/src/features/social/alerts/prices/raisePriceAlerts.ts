import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { priceAlerts } from '../../../../database/schema/social/alertTables';
import type { Dossier } from '../../../market/marketSnapshot/dossier/Dossier';
import type { Market } from '../../../market/marketSnapshot/createMarket';
import { dayNumber, indianDay } from '@tayyib/shared/calendar';
import { formatPaise } from '@tayyib/shared/format';
import { addAlert } from '../addAlert';
import { paise, pricePaiseOn } from './pricePaiseOn';

const perBatch = 500;

const isWaiting = and(isNull(priceAlerts.reachedAt), isNull(priceAlerts.removedAt));

type Row = typeof priceAlerts.$inferSelect;

/** Alerts users whose price was reached by a close of the day they asked or later, each in a transaction with its mark. */
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
      const close = dossier && lastClose(dossier, row);
      if (!dossier || close === undefined) continue;
      const wanted = pricePaiseOn(dossier, row, dossier.prices.days.at(-1) ?? -Infinity);
      if (isReached(row, close, wanted)) await raise(db, row, dossier, { close, wanted }, now);
    }
    last = rows.length === perBatch ? (rows.at(-1)?.id ?? null) : null;
  } while (last !== null);
}

/** The last close, if it is not of a day before the alert was set. */
function lastClose({ prices: { days, closes } }: Dossier, { createdAt }: Row): number | undefined {
  const day = days.at(-1);
  return day !== undefined && day >= dayNumber(indianDay(createdAt)) ? closes.at(-1) : undefined;
}

const isReached = ({ direction }: Row, close: number, wanted: number): boolean =>
  direction === 'above' ? paise(close) >= wanted : paise(close) <= wanted;

async function raise(
  db: Database,
  row: Row,
  dossier: Dossier,
  { close, wanted }: { close: number; wanted: number },
  now: Date,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const marked = await transaction
      .update(priceAlerts)
      .set({ reachedAt: now })
      .where(and(sql`${priceAlerts.id} = ${row.id}`, isWaiting))
      .returning({ id: priceAlerts.id });
    if (marked.length === 0) return;
    const asked = formatPaise(Number(row.price));
    const divided = wanted === paise(row.price) ? '.' : `: ${asked} before the shares were divided.`;
    const side = row.direction === 'above' ? 'at or above' : 'at or below';
    await addAlert(transaction, {
      userIds: [row.userId],
      key: `price:${row.id}`,
      content: {
        ...{ kind: 'price', status: 6, alert_name: 'Price reached', scan_name: 'Price alerts' },
        scan_url: `/stock?isin=${row.isin}`,
        title: `${dossier.name} closed at ${formatPaise(close)}`,
        description: `You asked to be told at a close ${side} ${formatPaise(wanted / 100)}${divided}`,
        stocks: [dossier.symbol],
        trigger_prices: [close],
      },
    });
  });
}
