import { derivedAverages } from '@tayyib/shared/shariah';
import { and, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { StatedFiling } from '../../records/filingsRepository';
import { priceStepsOf } from '../../records/corporateActionsRepository';
import type { Queryable } from '../../../../database/client';
import { marketCaps, prices, securities } from '../../../../database/schema/facts/factsTables';

/**
 * The market value by the exchanges and by paid-up capital, face value and price differ by this much at most. Of 668 balance sheets of
 * 71 companies they differ 5 times at most, after bonus issues, but for two that misstate the capital.
 */
const maxTimes = 6;
/** A price from farther than this from the market value says nothing about it. */
const maxDays = 400;

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
  if (value === undefined) return null;
  const distance = sql<number>`abs(${prices.day} - ${value.asOf}::date)`;
  const [price] = await transaction
    .select({ close: prices.close, day: prices.day })
    .from(prices)
    .where(and(eq(prices.isin, row.isin), lte(distance, maxDays)))
    .orderBy(distance)
    .limit(1);
  if (price === undefined) return null;
  const close = Number(price.close);
  // the face value of the list is of the shares of today, like the price; that of the filing may be mistyped
  const ways = [
    { face: Number(row.faceValueRupees ?? 0), step: await stepBetween(transaction, row, price.day) },
    { face: Number(value.faceValue ?? 0), step: 1 },
  ].filter(({ face }) => face > 0);
  const [times, ...others] = ways.map(({ face, step }) => ((paidUp / face) * close * step) / value.rupees);
  if (times === undefined || [times, ...others].some(isInUnit)) return null;
  const factor = times > 1 ? `${Math.round(times)} times` : `1 in ${Math.round(1 / times)} of`;
  return (
    `The paid-up capital of ${row.symbol} at ${row.periodEnd}, at its face value and price, makes ${factor} the market ` +
    'value: filed in the wrong unit.'
  );
}

const isInUnit = (times: number) => times <= maxTimes && times >= 1 / maxTimes;

/** What a price of a day is to be multiplied by, so that it is of the shares of the balance sheet: of before or after later splits. */
async function stepBetween(
  transaction: Queryable,
  { isin, periodEnd }: StatedFiling,
  priceDay: string,
): Promise<number> {
  const steps = (await priceStepsOf(transaction, [isin])).get(isin) ?? [];
  const [from, to] = priceDay < periodEnd ? [priceDay, periodEnd] : [periodEnd, priceDay];
  const factor = steps
    .filter(({ exDate }) => exDate > from && exDate <= to)
    .reduce((all, step) => all * step.factor, 1);
  return priceDay < periodEnd ? factor : 1 / factor;
}
