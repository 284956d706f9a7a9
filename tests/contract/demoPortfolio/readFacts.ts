import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../server/src/database/client';
import { decimal, over, rounded, sum, times, whole, type Ratio } from './ratio';

/**
 * What the accounts of a year leave open, as a reader of them finds. Years that are not named have interest alone, which they state, unless they
 * do not divide their revenue: then nothing limits what is impure but the whole income.
 */
interface Reading {
  /** Segments that no one permits. */
  impure?: readonly string[];
  /** Segments that may be permitted or not. */
  open?: readonly string[];
  /** Nothing limits what is impure but the whole income. */
  isUnlimited?: true;
  /** A nil beside deposits is a line left blank. */
  isInterestBlank?: true;
}

const readings: Readonly<Record<string, Reading>> = {
  'DRREDDY 2024-03-31': { open: ['c) Others'] },
  'GAIL 2024-03-31': { open: ['Other Segment', 'Unallocated'] },
  'HINDUNILVR 2024-03-31': { open: ['Others (includes Exports, Consignment, etc)'] },
  // segments of software companies are their customers' trades, not their own
  'INFY 2024-03-31': { isUnlimited: true },
  'ITC 2024-03-31': { impure: ['FMCG - Cigarettes', 'Hotels'], open: ['Others'] },
  'RELIANCE 2024-03-31': { open: ['Others'] },
  'RELIANCE 2026-03-31': { open: ['Others'] },
  'TATASTEEL 2024-03-31': { open: ['Rest of the World'] },
  'TCS 2024-03-31': { isUnlimited: true },
  'WIPRO 2023-03-31': { isInterestBlank: true },
  'WIPRO 2024-03-31': { isUnlimited: true, isInterestBlank: true },
};

interface Segment {
  name: string;
  revenueRupees: number;
}

export interface Accounts {
  leastImpure: Ratio;
  mostImpure: Ratio;
  /** With 7.5% of investments, as TASIS asks. */
  mostImputed: Ratio;
  /** Null where the accounts do not state it: then nothing limits what is impure. */
  totalIncome: Ratio | null;
  /** Outstanding on the last day, as counted today. */
  shares: Ratio;
}

export interface Facts {
  symbol: string;
  trades: readonly { day: string; isSale: boolean; shares: Ratio; paise: Ratio }[];
  dividends: readonly { exDate: string; rupees: Ratio }[];
  /** By how many one share became, as announced. */
  steps: readonly { exDate: string; factor: Ratio; isBonus: boolean }[];
  accounts: ReadonlyMap<string, Accounts>;
}

/** The facts of each company that a user traded, by symbol, straight from the tables. */
export async function readFacts(db: Database, userId: string): Promise<Facts[]> {
  const rows = (query: SQL) => db.execute<Record<string, string>>(query).then((result) => result.rows);
  const companies = await rows(
    sql`select isin, symbol, face_value::text as face from securities
        where isin in (select isin from portfolio_entries where user_id = ${userId}) order by symbol`,
  );
  return Promise.all(
    companies.map(async ({ isin = '', symbol = '', face = '' }) => {
      const trades = await rows(
        sql`select day::text, kind, quantity::text, amount_paise::text as amount, charges_paise::text as charges
            from portfolio_entries where user_id = ${userId} and isin = ${isin} order by day, key`,
      );
      const actions = await rows(
        sql`select ex_date::text as ex, subject, kind, dividend_rupees::text as rupees from corporate_actions
            where isin = ${isin} and ex_date <= current_date order by ex_date`,
      );
      const years = await rows(
        sql`select period_end::text as year, amounts::text as amounts, segments::text as segments from filings
            where isin = ${isin} and nature = 'consolidated' and period_end - period_start between 350 and 380`,
      );
      const steps = actions.flatMap(({ ex = '', kind, subject = '' }) =>
        kind === 'split' || kind === 'bonus'
          ? [{ exDate: ex, factor: announced(subject), isBonus: kind === 'bonus' }]
          : [],
      );
      return {
        symbol,
        trades: trades.map(({ day = '', kind, quantity = '', amount = '', charges = '' }) => ({
          day,
          isSale: kind === 'sell',
          shares: decimal(quantity),
          paise: whole(BigInt(amount) + (kind === 'sell' ? -1n : 1n) * BigInt(charges)),
        })),
        dividends: actions.flatMap(({ ex = '', rupees }) =>
          rupees ? [{ exDate: ex, rupees: decimal(rupees) }] : [],
        ),
        steps,
        accounts: new Map(
          years.map(({ year = '', amounts = '', segments = '' }) => {
            // the face value of today knows of later splits, not of bonuses
            const bonuses = steps.filter(({ exDate, isBonus }) => isBonus && exDate > year);
            const perRupee = times(...bonuses.map(({ factor }) => factor), over(whole(1), decimal(face)));
            const reading = readings[`${symbol} ${year}`] ?? {};
            const lines: Record<string, number | null> = JSON.parse(amounts);
            const parts: Segment[] = JSON.parse(segments);
            return [year, accountsOf(lines, parts, { perRupee, reading })];
          }),
        ),
      };
    }),
  );
}

/** "Bonus 1:2" makes 3 of 2; "From Rs 10/- Per Share To Re 1/- Per Share" makes 10 of 1. */
function announced(subject: string): Ratio {
  const [, more, each] = /Bonus (\d+):(\d+)/.exec(subject) ?? [];
  if (more && each) return [BigInt(more) + BigInt(each), BigInt(each)];
  const [, from, to] = /From R[se] (\d+)\/-.* To R[se] (\d+)\/-/.exec(subject) ?? [];
  if (from && to) return [BigInt(from), BigInt(to)];
  throw new Error(`It announces no ratio: ${subject}`);
}

function accountsOf(
  amounts: Record<string, number | null>,
  segments: readonly Segment[],
  { perRupee, reading }: { perRupee: Ratio; reading: Reading },
): Accounts {
  const line = (name: string) => whole(amounts[name] ?? 0);
  const revenue = (names: readonly string[] = []) =>
    sum(segments.filter(({ name }) => names.includes(name)).map((each) => whole(each.revenueRupees)));
  const total = amounts['totalIncome'] ?? null;
  const interest = amounts['interestIncome'] ?? null;
  const least = sum([reading.isInterestBlank ? whole(0) : line('interestIncome'), revenue(reading.impure)]);
  const isUnlimited = reading.isUnlimited === true || segments.length === 0 || interest === null;
  const most = isUnlimited ? whole(total ?? 0) : sum([least, revenue(reading.open)]);
  const investments = sum([line('currentInvestments'), line('noncurrentInvestments')]);
  return {
    leastImpure: least,
    mostImpure: most,
    mostImputed: sum([most, whole(rounded(times(investments, [75n, 1000n])))]),
    totalIncome: total === null ? null : whole(total),
    shares: times(line('paidUpCapital'), perRupee),
  };
}
