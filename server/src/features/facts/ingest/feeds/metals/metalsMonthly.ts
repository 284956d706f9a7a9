import { fxRates } from '../../../../../database/schema/facts/fxTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import type { Refusal, WholeFeed } from '../Feed';
import { readCsv } from '../reading/readCsv';
import { RefusedRow, day, decimal, required } from '../reading/values';
import { currencyPublisher, currencyVersion, spotNote } from './currencyApi';
import type { MetalPrice } from './storeMetalPrices';
import { storeMetalPrices } from './storeMetalPrices';

interface MonthRow {
  day: string;
  document: string;
  gold: number;
  silver: number;
  rupeesPerDollar: number;
}

const columns = ['date', 'npm_version', 'usd_inr', 'gold_inr_g', 'silver_inr_g'] as const;
const highest = 1e6;
/** A price this far above or below both of its neighbours is an error of the source: no month moves so far and back. */
const mostBeside = 1.15;

/** One day a month of the public-domain currency tables: gold, silver and the dollar in rupees. */
export const metalsMonthly: WholeFeed<MonthRow> = {
  name: 'metals-monthly',
  title: 'Gold, silver and the dollar in rupees, a day a month (date,npm_version,usd_inr,gold_inr_g,…)',
  officialAddress: null, // selected from the daily tables of the currency project
  async read(file) {
    const read = await readCsv(file, { columns }, (field) => ({
      day: day(field('date'), 'day'),
      document: currencyVersion(required(field('npm_version'), 'version')),
      gold: positive(field('gold_inr_g'), 'price of gold'),
      silver: positive(field('silver_inr_g'), 'price of silver'),
      rupeesPerDollar: positive(field('usd_inr'), 'price of a dollar'),
    }));
    return { ...read, population: 'metals by month' };
  },
  async store(transaction, rows) {
    const inOrder = [...rows].sort((a, b) => a.row.day.localeCompare(b.row.day));
    const refused: Refusal[] = [];
    const prices: MetalPrice[] = [];
    for (const metal of ['gold', 'silver'] as const) {
      for (const [at, { line, row }] of inOrder.entries()) {
        const beside = [inOrder[at - 1], inOrder[at + 1]].flatMap((one) =>
          one === undefined ? [] : [one.row[metal]],
        );
        if (isOutlier(row[metal], beside)) {
          refused.push({ line, reason: `The ${metal} of ${row.day} is far from the months beside it.` });
          continue;
        }
        prices.push({
          metal,
          day: row.day,
          rupeesPerGram: row[metal].toFixed(2),
          note: spotNote,
          publisher: currencyPublisher,
          document: row.document,
          publishedOn: row.day,
        });
      }
    }
    const rates = rows.map(({ row }) => rateRow(row));
    const stored =
      (await storeMetalPrices(transaction, prices)) +
      (await putChanged(transaction, fxRates, rates, { key: [fxRates.base, fxRates.quote, fxRates.day] }));
    return { stored, unchanged: prices.length + rates.length - stored, refused, touched: [] };
  },
};

/** Compared to both neighbours; the first and the last month have one and are accepted. */
function isOutlier(price: number, beside: readonly number[]): boolean {
  if (beside.length < 2) return false;
  return (
    beside.every((other) => price > other * mostBeside) || beside.every((other) => price * mostBeside < other)
  );
}

function rateRow({ day: on, rupeesPerDollar, document }: MonthRow): typeof fxRates.$inferInsert {
  const fact = {
    base: 'USD',
    quote: 'INR',
    day: on,
    rate: rupeesPerDollar.toFixed(8),
    asOf: on,
    publishedOn: on,
  };
  return { ...fact, publisher: currencyPublisher, document, contentHash: contentHash(fact) };
}

function positive(text: string, what: string): number {
  const value = decimal(text, what);
  if (value > 0 && value < highest) return value;
  throw new RefusedRow(`A ${what} of ${text} makes no sense.`);
}
