import { sql } from 'drizzle-orm';
import { metalWorldPrices } from '../../../../../database/schema/facts/metalsTables';
import { putChanged } from '../../../../../database/putChanged';
import type { Refusal, WholeFeed } from '../Feed';
import { readCsv } from '../reading/readCsv';
import { RefusedRow, dayOfParts, decimal } from '../reading/values';

const columns = ['Date', 'Price'] as const;
const highest = 1e6;

/** The world price of gold month by month since 1833, in dollars per troy ounce (public domain). */
export const goldMonthly: WholeFeed<{ month: string; dollars: string }> = {
  name: 'gold-monthly',
  title: 'World price of gold by month, dollars per troy ounce (Date,Price)',
  officialAddress: () => 'https://raw.githubusercontent.com/datasets/gold-prices/main/data/monthly.csv',
  async read(file) {
    const read = await readCsv(file, { columns }, (field) => {
      const [, year, month] = /^(\d{4})-(\d{2})$/.exec(field('Date')) ?? [];
      const dollars = decimal(field('Price'), 'price');
      if (!(dollars > 0 && dollars < highest)) throw new RefusedRow(`A price of ${dollars} makes no sense.`);
      return {
        month: dayOfParts({ year, month, date: '01' }, field('Date'), 'month'),
        dollars: field('Price'),
      };
    });
    return { ...read, population: 'gold by month' };
  },
  async store(transaction, rows, file) {
    const months = new Map<string, typeof metalWorldPrices.$inferInsert>();
    const refused: Refusal[] = [];
    for (const { line, row } of rows) {
      if (months.has(row.month)) refused.push({ line, reason: `${row.month} is on an earlier line.` });
      else
        months.set(row.month, {
          metal: 'gold',
          day: row.month,
          period: 'month',
          dollarsPerTroyOunce: row.dollars,
          publisher: 'datasets/gold-prices (public domain)',
          document: file.name,
        });
    }
    const stored = await putChanged(transaction, metalWorldPrices, [...months.values()], {
      key: [metalWorldPrices.metal, metalWorldPrices.period, metalWorldPrices.day],
      replaceWhen: sql`metal_world_prices.dollars_per_troy_ounce <> excluded.dollars_per_troy_ounce`,
    });
    return { stored, unchanged: months.size - stored, refused, touched: [] };
  },
};
