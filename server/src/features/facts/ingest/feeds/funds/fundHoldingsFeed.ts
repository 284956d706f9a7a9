import { DamagedFile } from '../reading/DamagedFile';
import type { WholeFeed } from '../Feed';
import type { CsvRecord } from '../reading/readCsv';
import { readCsv } from '../reading/readCsv';
import { RefusedRow, day, grouped, optional, required, wholeRupees } from '../reading/values';
import type { HoldingRow } from './storeHoldings';
import { heldQuantity, storeHoldings } from './storeHoldings';

const columns = [
  'scheme_code',
  'as_of',
  'name',
  'isin',
  'industry',
  'quantity',
  'market_value_lakh',
  'percent_of_net_assets',
] as const;
type Column = (typeof columns)[number];

const rupeesPerLakh = 100_000;
const percentOfWhole = 100;
/** A portfolio that does not add up to the whole within this share has lost lines, or counts something twice. */
const tolerableGap = 0.05;

/**
 * What funds held at the end of a month, in the columns every fund house has to publish (name, ISIN, industry or rating,
 * quantity, market value in rupees lakh, per cent of net assets), as one table with the scheme's code and the day.
 */
export const fundHoldingsFeed: WholeFeed<HoldingRow> = {
  name: 'fund-holdings',
  title: `Monthly portfolios of funds (${columns.join(',')})`,
  officialAddress: null, // every fund house publishes its own workbook
  async read(file) {
    const read = await readCsv(file, { columns }, holdingFrom);
    for (const [portfolio, share] of shares(read.rows.map(({ row }) => row))) {
      if (Math.abs(share - 1) > tolerableGap)
        throw new DamagedFile(
          1,
          `Scheme and day ${portfolio}: its holdings add up to ${(share * percentOfWhole).toFixed(1)}% of net assets.`,
        );
    }
    return { ...read, population: file.name };
  },
  store: storeHoldings,
};

function holdingFrom(field: CsvRecord<Column>): HoldingRow {
  const name = required(field('name'), 'name').replace(/\s+/g, ' ');
  const isin = optional(field('isin'));
  if (isin !== null && !/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin))
    throw new RefusedRow(`"${isin}" is not an ISIN.`);
  const asOf = day(field('as_of'), 'day of the portfolio');
  const quantity = optional(field('quantity'));
  const lakh = optional(field('market_value_lakh'));
  const share = grouped(
    required(field('percent_of_net_assets'), 'per cent of net assets').replace(/%$/, ''),
    'per cent of net assets',
  );
  if (Math.abs(share) > percentOfWhole) throw new RefusedRow(`${share}% of net assets makes no sense.`);
  return {
    schemeCode: required(field('scheme_code'), 'scheme code'),
    asOf,
    holding: isin ?? name,
    isin,
    name,
    industry: optional(field('industry')),
    quantity: quantity === null ? null : heldQuantity(grouped(quantity, 'quantity'), quantity),
    marketValueRupees:
      lakh === null ? null : wholeRupees(grouped(lakh, 'market value') * rupeesPerLakh, 'market value'),
    share: (share / percentOfWhole).toFixed(8),
    publisher: 'Fund house',
    publishedOn: null,
  };
}

function shares(rows: readonly HoldingRow[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { schemeCode, asOf, share } of rows) {
    const portfolio = `${schemeCode}, ${asOf}`;
    sums.set(portfolio, (sums.get(portfolio) ?? 0) + Number(share));
  }
  return sums;
}
