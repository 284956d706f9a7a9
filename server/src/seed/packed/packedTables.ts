import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { shareholdings, symbolChanges } from '../../database/schema/facts/companyTables';
import { corporateActions } from '../../database/schema/facts/corporateActionsTables';
import {
  classChanges,
  filings,
  marketCaps,
  prices,
  securities,
} from '../../database/schema/facts/factsTables';
import { fundNavs, funds } from '../../database/schema/facts/fundTables';
import { fxRates } from '../../database/schema/facts/fxTables';
import { indexCloses, indexMembers, marketIndices } from '../../database/schema/facts/indexTables';
import { ipos } from '../../database/schema/facts/ipoTables';
import { metalPrices, metalWorldPrices } from '../../database/schema/facts/metalsTables';
import type { DeltaRule } from './packedTable';

/** A table of the sample: which rows of a full import it takes, in which order, and how its columns are coded. */
export interface PackedTableRule {
  table: PgTable;
  /** What its rows are, in a sentence of progress. */
  title: string;
  where?: SQL;
  /** Rows of one company after each other, so that equal and similar values do too. */
  order: string;
  /** Columns that are set when the table is read. */
  without?: readonly string[];
  deltas?: ReadonlyMap<string, DeltaRule>;
}

/** The hash of a price is of its text in a file, 4 MB for a year; without it the first import of the same file stores it again. */
export const unhashed = 'sample';

/** Schemes that still have a value; a list names many that ended. */
const currentFunds = sql`select scheme_code from fund_navs where day > (select max(day) from fund_navs) - 30`;

/** The tables of the sample, in the order they are read. */
export const packedTables: readonly PackedTableRule[] = [
  { table: securities, title: 'companies', order: 'symbol, isin' },
  { table: classChanges, title: 'changes of class', order: 'isin, day' },
  { table: symbolChanges, title: 'changes of symbols', order: 'isin, day, former' },
  {
    table: shareholdings,
    title: 'shareholding patterns',
    // of filings, not of the exchange's answers
    where: sql`total_shares is not null`,
    order: 'isin, as_of',
  },
  { table: filings, title: 'filings', order: 'isin, period_end, nature', without: ['id'] },
  { table: marketCaps, title: 'averages of market capitalisation', order: 'as_of, window_months, isin' },
  { table: corporateActions, title: 'corporate actions', order: 'isin, ex_date, subject, part' },
  {
    table: prices,
    title: 'daily prices',
    where: sql`day > (select max(day) from prices) - 380`,
    order: 'isin, exchange, day',
    without: ['content_hash'],
    deltas: new Map([
      ['close', { scale: 4, minus: null }],
      ['open', { scale: 4, minus: 'close' }],
      ['high', { scale: 4, minus: 'close' }],
      ['low', { scale: 4, minus: 'close' }],
      ['previous_close', { scale: 4, minus: 'close' }],
    ]),
  },
  { table: marketIndices, title: 'indices', order: 'key' },
  { table: indexCloses, title: 'days of indices', order: 'index_key, day' },
  { table: indexMembers, title: 'members of indices', order: 'index_key, isin, from_day' },
  { table: funds, title: 'funds', where: sql`scheme_code in (${currentFunds})`, order: 'name, scheme_code' },
  {
    table: fundNavs,
    title: 'values of funds',
    where: sql`scheme_code in (${currentFunds})`,
    order: 'scheme_code, day',
  },
  {
    table: ipos,
    title: 'public issues',
    where: sql`coalesce(lists_on, opens_on, as_of) >= date '2024-01-01'`,
    order: 'coalesce(lists_on, opens_on), key',
  },
  { table: metalPrices, title: 'prices of gold and silver', order: 'metal, day' },
  { table: metalWorldPrices, title: 'world prices of gold', order: 'metal, period, day' },
  { table: fxRates, title: 'rates of the dollar', order: 'base, quote, day' },
];
