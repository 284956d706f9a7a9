import { z } from 'zod';
import { fxRates } from '../../../../../database/schema/facts/fxTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import { DamagedFile } from '../reading/DamagedFile';
import type { WholeFeed } from '../Feed';
import { readJson, rowsFrom } from '../reading/readJson';
import { RefusedRow, day } from '../reading/values';
import { storeMetalPrices } from './storeMetalPrices';

/** One troy ounce in grams. */
const gramsPerTroyOunce = 31.1034768;

/** As the project publishes it (`{date, usd: {inr: …}}`), or several such tables in one file (`{usd: {date, inr}}`). */
const Published = z.record(
  z.string(),
  z.union([z.string(), z.record(z.string(), z.union([z.string(), z.number()]))]),
);

export const currencyPublisher = 'currency-api';
export const spotNote = 'International spot price, without Indian import duty and GST.';
/** Where a version of the tables is; one version is one day. */
export const currencyVersion = (version: string): string =>
  `https://www.npmjs.com/package/@fawazahmed0/currency-api/v/${version}`;

interface Quote {
  base: 'usd' | 'xau' | 'xag';
  day: string;
  rupees: number;
}

/** Where the table of a day is. */
export const currencyTable = (base: Quote['base'], on: string): string =>
  `https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@${on}/v1/currencies/${base}.json`;

/** The public-domain currency tables: rupees for a dollar, and for a troy ounce of gold and of silver. */
export const currencyApi: WholeFeed<Quote> = {
  name: 'currency-api',
  title: 'Rupees for a dollar, for gold and for silver (currency-api .json of usd, xau or xag)',
  officialAddress: (today) => currencyTable('usd', today),
  async read(file) {
    const tables = await readJson(file, Published);
    const found = (['usd', 'xau', 'xag'] as const).flatMap((base) => {
      const table = tables[base];
      return typeof table === 'object' ? [{ base, table }] : [];
    });
    if (found.length === 0) throw new DamagedFile(1, 'It has no table of usd, xau or xag.');
    const read = rowsFrom(found, ({ base, table }) => ({
      base,
      day: day(textOr(table['date']) ?? textOr(tables['date']) ?? '', `day of ${base}`),
      rupees: positive(table['inr'], base),
    }));
    return { ...read, population: found.map(({ base }) => base).join(' ') };
  },
  async store(transaction, rows) {
    let stored = 0;
    for (const { row } of rows) {
      const { base, day: on, rupees } = row;
      const publisher = currencyPublisher;
      const document = currencyVersion(on.split('-').map(Number).join('.'));
      if (base === 'usd') {
        const fact = {
          base: 'USD',
          quote: 'INR',
          day: on,
          rate: rupees.toFixed(8),
          asOf: on,
          publishedOn: on,
        };
        const rate = { ...fact, publisher, document, contentHash: contentHash(fact) };
        stored += await putChanged(transaction, fxRates, [rate], {
          key: [fxRates.base, fxRates.quote, fxRates.day],
        });
        continue;
      }
      stored += await storeMetalPrices(transaction, [
        {
          metal: base === 'xau' ? 'gold' : 'silver',
          day: on,
          rupeesPerGram: (rupees / gramsPerTroyOunce).toFixed(2),
          note: spotNote,
          publisher,
          document,
          publishedOn: on,
        },
      ]);
    }
    return { stored, unchanged: rows.length - stored, refused: [], touched: [] };
  },
};

const textOr = (value: unknown) => (typeof value === 'string' ? value : undefined);
const highest = 1e9;

function positive(value: unknown, base: string): number {
  if (typeof value === 'number' && value > 0 && value < highest) return value;
  throw new RefusedRow(`It does not say what ${base} costs in rupees.`);
}
