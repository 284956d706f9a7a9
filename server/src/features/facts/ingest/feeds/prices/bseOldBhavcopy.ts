import { asc, isNotNull } from 'drizzle-orm';
import { securities } from '../../../../../database/schema/facts/factsTables';
import type { Queryable } from '../../../../../database/client';
import { DamagedFile } from '../reading/DamagedFile';
import { RefusedRow, day, dayOrUndefined, required } from '../reading/values';
import { assertShareSeries, priceFeed } from './priceFeed';

/** SC_TYPE of equity shares; B and D are debt, P preference shares. */
const equity = 'Q';

/**
 * BSE's end-of-day file until July 2024, `EQ260221.CSV`. Most editions contain neither ISIN nor day: companies are joined by
 * scrip code, and the day is in the name or must be stated.
 */
export const bseOldBhavcopy = priceFeed({
  name: 'bhavcopy-bse-old',
  title: 'End-of-day prices of BSE until July 2024 (EQ260221.CSV; --as-of where the name has no day)',
  officialAddress: (tradingDay) => {
    const [year = '', month = '', date = ''] = tradingDay.split('-');
    return `https://www.bseindia.com/download/BhavCopy/Equity/EQ${date}${month}${year.slice(2)}_CSV.ZIP`;
  },
  columns: {
    others: ['SC_CODE', 'SC_GROUP', 'SC_TYPE'],
    open: 'OPEN',
    high: 'HIGH',
    low: 'LOW',
    close: 'CLOSE',
    volume: 'NO_OF_SHRS',
    previousClose: 'PREVCLOSE',
    turnover: 'NET_TURNOV',
    // some editions end with the ISIN and the day; only the day is used
    optional: ['TRADING_DATE'],
  },
  join: {
    nameOf: ({ code }: { code: string }) => `BSE ${code}`,
    finder: async (transaction) => {
      const codes = await isinsByCode(transaction);
      return ({ code }) => codes.get(code);
    },
  },
  source: 'bhavcopy',
  rowOf(field, file) {
    const inRow = field('TRADING_DATE');
    const stated = namedDay(file.name) ?? (file.isAsOfStated ? file.asOf : undefined);
    const tradingDay = inRow === '' ? stated : day(inRow, 'trading day');
    if (tradingDay === undefined) throw new DamagedFile(1, dayless);
    const series = required(field('SC_GROUP'), 'group');
    if (field('SC_TYPE') !== equity) throw new RefusedRow(`Type ${field('SC_TYPE')} is not of shares.`, true);
    assertShareSeries('BSE', series);
    return { code: required(field('SC_CODE'), 'scrip code'), exchange: 'BSE', day: tradingDay, series };
  },
  namedDay,
});

const dayless =
  'The day is neither in the file nor in its name (EQ and ddmmyy): say it with --as-of YYYY-MM-DD.';

/** `EQ260221.CSV` and `EQ260221_CSV` are of 26 February 2021. */
function namedDay(name: string): string | undefined {
  const [, date, month, year] = /^EQ(\d{2})(\d{2})(\d{2})[._]/i.exec(name) ?? [];
  return date === undefined ? undefined : dayOrUndefined(`20${year}-${month}-${date}`);
}

async function isinsByCode(transaction: Queryable): Promise<Map<string, string>> {
  const known = await transaction
    .select({ isin: securities.isin, code: securities.bseCode })
    .from(securities)
    .where(isNotNull(securities.bseCode))
    .orderBy(asc(securities.isin));
  return new Map(known.map(({ isin, code }) => [code ?? '', isin]));
}
