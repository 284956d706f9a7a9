import { and, inArray, sql } from 'drizzle-orm';
import { contentHash } from '../contentHash';
import { prices } from '../factsTables';
import { inBatches } from '../inBatches';
import { DamagedFile } from './DamagedFile';
import type { Feed } from './Feed';
import { readCsv } from './readCsv';
import type { CsvRecord } from './readCsv';
import { RefusedRow, day, decimal, required, shareIsin } from './values';

const columns = [
  'TradDt',
  'Src',
  'FinInstrmTp',
  'ISIN',
  'SctySrs',
  'OpnPric',
  'HghPric',
  'LwPric',
  'ClsPric',
  'PrvsClsgPric',
  'TtlTradgVol',
  'TtlTrfVal',
] as const;
type Column = (typeof columns)[number];

/** Series of shares on NSE and groups of shares on BSE; the rest are debt, funds and rights. */
const shareSeries = {
  NSE: new Set(['EQ', 'BE', 'BZ', 'SM', 'ST', 'SZ', 'E1', 'X1']),
  BSE: new Set(['A', 'B', 'T', 'X', 'XT', 'Z', 'ZP', 'P', 'M', 'MT', 'MS', 'R', 'TS', 'IP']),
};

type PriceRow = Omit<typeof prices.$inferInsert, 'contentHash'>;

/** The exchanges' common end-of-day file (UDiFF, 34 columns) of the cash market, NSE's or BSE's, unzipped. */
export const bhavcopy: Feed<PriceRow> = {
  name: 'bhavcopy',
  title: 'End-of-day prices of NSE or BSE (UDiFF bhavcopy, unzipped)',
  officialAddress: (day) =>
    `https://nsearchives.nseindia.com/content/cm/BhavCopy_NSE_CM_0_0_0_${day.replaceAll('-', '')}_F_0000.csv.zip`,
  async read(file) {
    const read = await readCsv(file, columns, priceFrom);
    const days = new Set(read.rows.map(({ row }) => row.day));
    if (days.size > 1) throw new DamagedFile(1, `It holds ${days.size} days; a bhavcopy is of one day.`);
    assertNamedDay(file.name, days);
    return { ...read, population: read.rows[0]?.row.exchange ?? 'none' };
  },
  async store(transaction, rows) {
    const known = new Map<string, string>();
    await inBatches(rows, async (batch) => {
      const found = await transaction
        .select({ isin: prices.isin, exchange: prices.exchange, day: prices.day, hash: prices.contentHash })
        .from(prices)
        .where(
          and(
            inArray(
              prices.isin,
              batch.map(({ row }) => row.isin),
            ),
            inArray(
              prices.day,
              batch.map(({ row }) => row.day),
            ),
          ),
        );
      for (const price of found) known.set(keyOf(price), price.hash);
    });
    const changed: (typeof prices.$inferInsert)[] = [];
    const seen = new Set<string>();
    const refused = [];
    let unchanged = 0;
    for (const { line, row } of rows) {
      const hash = contentHash(row);
      if (seen.has(keyOf(row))) refused.push({ line, reason: `${row.isin} has a price on an earlier line.` });
      else if (known.get(keyOf(row)) === hash) unchanged++;
      else changed.push({ ...row, contentHash: hash });
      seen.add(keyOf(row));
    }
    await inBatches(changed, (batch) =>
      transaction
        .insert(prices)
        .values(batch)
        .onConflictDoUpdate({
          target: [prices.isin, prices.exchange, prices.day],
          set: {
            series: sql`excluded.series`,
            open: sql`excluded.open`,
            high: sql`excluded.high`,
            low: sql`excluded.low`,
            close: sql`excluded.close`,
            previousClose: sql`excluded.previous_close`,
            volume: sql`excluded.volume`,
            turnoverRupees: sql`excluded.turnover_rupees`,
            contentHash: sql`excluded.content_hash`,
          },
        }),
    );
    return { stored: changed.length, unchanged, refused, touched: [] }; // no standard here asks for a price
  },
};

const keyOf = (price: { isin: string; exchange: string; day: string }) =>
  `${price.isin} ${price.exchange} ${price.day}`;

function priceFrom(field: CsvRecord<Column>): PriceRow {
  const exchange = required(field('Src'), 'exchange');
  if (exchange !== 'NSE' && exchange !== 'BSE') throw new RefusedRow(`"${exchange}" is neither NSE nor BSE.`);
  const series = required(field('SctySrs'), 'series');
  if (field('FinInstrmTp') !== 'STK' || !shareSeries[exchange].has(series)) {
    throw new RefusedRow(`Series ${series} is not one of shares.`, true);
  }
  const [open, high, low, close] = [
    positive(field('OpnPric'), 'opening price'),
    positive(field('HghPric'), 'highest price'),
    positive(field('LwPric'), 'lowest price'),
    positive(field('ClsPric'), 'closing price'),
  ];
  if (Number(high) < Number(low)) throw new RefusedRow('The highest price is below the lowest.');
  return {
    isin: shareIsin(field('ISIN')),
    exchange,
    day: day(field('TradDt'), 'trading day'),
    series,
    open,
    high,
    low,
    close,
    previousClose: field('PrvsClsgPric') === '' ? null : positive(field('PrvsClsgPric'), 'previous close'),
    volume: Math.round(decimal(field('TtlTradgVol'), 'volume')),
    turnoverRupees: field('TtlTrfVal') === '' ? null : String(decimal(field('TtlTrfVal'), 'turnover')),
  };
}

/** Kept as written: a price is a decimal, not a double. */
function positive(text: string, what: string): string {
  if (!(decimal(text, what) > 0)) throw new RefusedRow(`The ${what} is not above nil.`);
  return text;
}

/** The exchanges put the day into the name; a file of another day has been mixed up. */
function assertNamedDay(name: string, days: Set<string>): void {
  const [, year, month, date] = /_(\d{4})(\d{2})(\d{2})_F_/.exec(name) ?? [];
  const [inside] = days;
  if (year === undefined || inside === undefined) return;
  const named = `${year}-${month}-${date}`;
  if (named !== inside) throw new DamagedFile(2, `Its name says ${named}, its rows say ${inside}.`);
}
