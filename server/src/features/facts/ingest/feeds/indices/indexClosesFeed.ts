import { sql } from 'drizzle-orm';
import { indexKey } from '../../../records/indexRepository';
import { indexCloses, marketIndices } from '../../../../../database/schema/facts/indexTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import { DamagedFile } from '../reading/DamagedFile';
import type { Refusal, WholeFeed } from '../Feed';
import type { CsvRecord } from '../reading/readCsv';
import { readCsv } from '../reading/readCsv';
import { RefusedRow, dayOfParts, dayOrUndefined, decimal, optional, required } from '../reading/values';

const columns = [
  'Index Name',
  'Index Date',
  'Open Index Value',
  'High Index Value',
  'Low Index Value',
  'Closing Index Value',
  'Volume',
  'Turnover (Rs. Cr.)',
  'P/E',
  'P/B',
  'Div Yield',
] as const;
type Column = (typeof columns)[number];

type CloseRow = Omit<typeof indexCloses.$inferInsert, 'document' | 'contentHash'> & { name: string };

/** NSE's closing file of all its indices, the Shariah ones among them: `ind_close_all_18062026.csv`. `-` means no value. */
export const indexClosesFeed: WholeFeed<CloseRow> = {
  name: 'index-closes',
  title: 'Closing levels, P/E, P/B and dividend yield of NSE indices (ind_close_all_18062026.csv)',
  officialAddress: (tradingDay) => {
    const [year = '', month = '', date = ''] = tradingDay.split('-');
    return `https://nsearchives.nseindia.com/content/indices/ind_close_all_${date}${month}${year}.csv`;
  },
  async read(file) {
    const read = await readCsv(file, { columns }, closeFrom);
    const days = new Set(read.rows.map(({ row }) => row.day));
    if (days.size > 1) throw new DamagedFile(1, `It holds ${days.size} days; a closing file is of one day.`);
    const named = namedDay(file.name);
    const [inside] = days;
    if (named !== undefined && inside !== undefined && named !== inside)
      throw new DamagedFile(2, `Its name says ${named}, its rows say ${inside}.`);
    return { ...read, population: 'NSE indices' };
  },
  async store(transaction, rows, file) {
    const refused: Refusal[] = [];
    const closes = new Map<string, typeof indexCloses.$inferInsert>();
    const named = new Map<string, typeof marketIndices.$inferInsert>();
    for (const { line, row } of rows) {
      const { name, ...fact } = row;
      if (closes.has(fact.indexKey)) {
        refused.push({ line, reason: `${name} is on an earlier line.` });
        continue;
      }
      named.set(fact.indexKey, { key: fact.indexKey, name });
      closes.set(fact.indexKey, { ...fact, document: file.name, contentHash: contentHash(fact) });
    }
    // The name of an index never changes.
    await putChanged(transaction, marketIndices, [...named.values()], {
      key: [marketIndices.key],
      replaceWhen: sql`false`,
    });
    const key = [indexCloses.indexKey, indexCloses.day];
    const stored = await putChanged(transaction, indexCloses, [...closes.values()], { key });
    return { stored, unchanged: closes.size - stored, refused, touched: [] };
  },
};

function closeFrom(field: CsvRecord<Column>): CloseRow {
  const name = required(field('Index Name'), 'index name').replace(/\s+/g, ' ');
  const key = indexKey(name);
  if (key === '') throw new RefusedRow(`"${name}" is no name of an index.`);
  const [date, month, year] = field('Index Date').split('-');
  const tradingDay = dayOfParts({ year, month, date }, field('Index Date'), 'index date');
  return {
    name,
    indexKey: key,
    day: tradingDay,
    open: level(field('Open Index Value'), 'opening level'),
    high: level(field('High Index Value'), 'highest level'),
    low: level(field('Low Index Value'), 'lowest level'),
    close: level(required(field('Closing Index Value'), 'closing level'), 'closing level') ?? '',
    priceToEarnings: level(field('P/E'), 'P/E'),
    priceToBook: level(field('P/B'), 'P/B'),
    dividendYieldPercent: level(field('Div Yield'), 'dividend yield'),
    volume: level(field('Volume'), 'volume'),
    turnoverCrore: level(field('Turnover (Rs. Cr.)'), 'turnover'),
    publisher: 'NSE Indices',
    asOf: tradingDay,
    publishedOn: null,
  };
}

/** Within the range of the columns, and above any real level or volume. */
const highest = 1e12;

function level(text: string, what: string): string | null {
  const given = optional(text);
  if (given === null) return null;
  if (Math.abs(decimal(given, what)) >= highest) throw new RefusedRow(`The ${what} is too large to be true.`);
  return given;
}

/** `…_18062026.csv`, or `…_2026-06-18.csv` if the file was renamed. */
function namedDay(name: string): string | undefined {
  const [, date, month, year] = /_(\d{2})(\d{2})(\d{4})\./.exec(name) ?? [];
  return dayOrUndefined(
    date === undefined ? /\d{4}-\d{2}-\d{2}/.exec(name)?.[0] : `${year}-${month}-${date}`,
  );
}
