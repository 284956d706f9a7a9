import { derivedAverages } from '@tayyib/shared/shariah';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { StatedFiling } from '../../facts/filingsRepository';
import type { Queryable } from '../../../../database/client';
import { marketCaps, prices, securities } from '../../../../database/schema/facts/factsTables';

/**
 * The market value by the exchanges and by paid-up capital, face value and price differ by this much at most. Of 668 balance sheets of
 * 71 companies they differ 5 times at most, after bonus issues, but for two that misstate the capital.
 */
const maxTimes = 6;

/**
 * Why a company's first balance sheet is probably not in its stated unit, or null. There is no other to compare it
 * to, so its paid-up capital is checked: divided by the face value it gives the number of shares, and those at their price the market
 * value. Null too where no market value, price or face value is on file.
 */
export async function unitSlip(transaction: Queryable, row: StatedFiling): Promise<string | null> {
  const paidUp = row.amounts.paidUpCapital ?? 0;
  if (paidUp <= 0) return null;
  const [value] = await transaction
    .select({ rupees: marketCaps.valueRupees, asOf: marketCaps.asOf, faceValue: securities.faceValue })
    .from(marketCaps)
    .innerJoin(securities, eq(securities.isin, marketCaps.isin))
    .where(and(eq(marketCaps.isin, row.isin), ne(marketCaps.publisher, derivedAverages)))
    .orderBy(desc(marketCaps.asOf))
    .limit(1);
  const face = Number(value?.faceValue ?? 0);
  if (value === undefined || face <= 0) return null;
  const [price] = await transaction
    .select({ close: prices.close })
    .from(prices)
    .where(eq(prices.isin, row.isin))
    .orderBy(sql`abs(${prices.day} - ${value.asOf}::date)`)
    .limit(1);
  if (price === undefined) return null;
  const times = ((paidUp / face) * Number(price.close)) / value.rupees;
  if (times <= maxTimes && times >= 1 / maxTimes) return null;
  const factor = times > 1 ? `${Math.round(times)} times` : `1 in ${Math.round(1 / times)} of`;
  return (
    `The paid-up capital of ${row.symbol} at ${row.periodEnd}, at its face value and price, makes ${factor} the market ` +
    'value: filed in the wrong unit.'
  );
}
