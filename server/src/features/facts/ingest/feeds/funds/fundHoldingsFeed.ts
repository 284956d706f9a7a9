import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { fundHoldings } from '../../../../../database/schema/facts/fundTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import type { Queryable } from '../../../../../database/Queryable';
import { DamagedFile } from '../DamagedFile';
import type { Refusal, WholeFeed } from '../Feed';
import { identifier } from '../identify';
import type { CsvRecord } from '../readCsv';
import { readCsv } from '../readCsv';
import { RefusedRow, day, grouped, optional, required, wholeRupees } from '../values';

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

type HoldingRow = Omit<typeof fundHoldings.$inferInsert, 'document' | 'contentHash'>;

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
          `Scheme and day ${portfolio}: its holdings add up to ${(share * percentOfWhole).toFixed(1)} % of net assets.`,
        );
    }
    return { ...read, population: file.name };
  },
  async store(transaction, rows, file) {
    const identify = await identifier(transaction);
    const stated = new Map<string, typeof fundHoldings.$inferInsert>();
    const refused: Refusal[] = [];
    for (const { line, row } of rows) {
      const isin = row.isin == null ? null : (identify({ isin: row.isin }) ?? row.isin);
      const fact = { ...row, isin, holding: isin ?? row.holding };
      const key = `${fact.schemeCode} ${fact.asOf} ${fact.holding}`;
      if (stated.has(key))
        refused.push({ line, reason: `${row.name} is on an earlier line of the portfolio.` });
      else stated.set(key, { ...fact, document: file.name, contentHash: contentHash(fact) });
    }
    const gone = await dropOthers(transaction, [...stated.values()]);
    const key = [fundHoldings.schemeCode, fundHoldings.asOf, fundHoldings.holding];
    const written = await putChanged(transaction, fundHoldings, [...stated.values()], { key });
    return { stored: written + gone, unchanged: stated.size - written, refused, touched: [] };
  },
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
  if (Math.abs(share) > percentOfWhole) throw new RefusedRow(`${share} % of net assets makes no sense.`);
  return {
    schemeCode: required(field('scheme_code'), 'scheme code'),
    asOf,
    holding: isin ?? name,
    isin,
    name,
    industry: optional(field('industry')),
    quantity: quantity === null ? null : heldQuantity(quantity),
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

/** A portfolio is always complete: holdings of the same day that are no longer in it are deleted. */
async function dropOthers(
  transaction: Queryable,
  rows: readonly (typeof fundHoldings.$inferInsert)[],
): Promise<number> {
  const portfolios = new Map(
    rows.map(({ schemeCode, asOf }) => [`${schemeCode} ${asOf}`, { schemeCode, asOf }]),
  );
  let gone = 0;
  for (const { schemeCode, asOf } of portfolios.values()) {
    const kept = rows.filter((row) => row.schemeCode === schemeCode && row.asOf === asOf);
    const dropped = await transaction
      .delete(fundHoldings)
      .where(
        and(
          eq(fundHoldings.schemeCode, schemeCode),
          inArray(fundHoldings.asOf, [asOf]),
          notInArray(
            fundHoldings.holding,
            kept.map(({ holding }) => holding),
          ),
        ),
      )
      .returning({ holding: fundHoldings.holding });
    gone += dropped.length;
  }
  return gone;
}

/** More units than any company ever issued; a larger figure is not a holding and would overflow its column. */
const maxUnits = 1e15;

function heldQuantity(text: string): string {
  const units = grouped(text, 'quantity');
  if (Math.abs(units) > maxUnits) throw new RefusedRow(`The quantity "${text}" is beyond any holding.`);
  return units.toFixed(3);
}
