import { and, gte, max, ne, sql } from 'drizzle-orm';
import { addDays, addMonths, spokenDay } from '@tayyib/shared/values/calendar';
import type { FeedFreshness } from '@tayyib/shared/contracts';
import type { Standard } from '@tayyib/shared/shariah';
import { derivedAverages } from '@tayyib/shared/shariah';
import { filings, marketCaps, prices, securities } from '../../../../database/schema/facts/factsTables';
import type { Queryable } from '../../../../database/client';

/** A list older than this misses companies that came to the market. */
const listDays = 45;
/** Days after the end of a half-year within which its averages are on file: they are out by the 8th, and fetched again for a week. */
const averagesDays = 14;
/** Covers a long weekend with a holiday. */
const priceDays = 5;

/** How current the data of each feed is that a verdict or a page depends on, by feed name. Others are omitted. */
export async function feedFreshness(
  db: Queryable,
  standards: readonly Standard[],
  today: string,
): Promise<ReadonlyMap<string, FeedFreshness>> {
  const [listed, accounts, caps, prices] = await Promise.all([
    listAges(db, today),
    accountsAge(db, standards, today),
    capsAge(db, standards, today),
    pricesAge(db, today),
  ]);
  return new Map([
    ['nse-list', listed.nse],
    ['bse-list', listed.bse],
    ['amfi-cap', caps],
    ['xbrl', accounts],
    ['xbrl-summary', accounts],
    ['annual-summary', accounts],
    ['bhavcopy', prices],
  ]);
}

const stateOf = (newest: string | null, since: string) =>
  newest === null ? 'none' : newest >= since ? 'fresh' : 'old';

async function listAges(db: Queryable, today: string) {
  const [newest] = await db
    .select({
      nse: sql<string | null>`max(${securities.asOf}) filter (where ${securities.nseHash} is not null)`,
      bse: max(securities.classAsOf),
    })
    .from(securities);
  const since = addDays(today, -listDays);
  const age = (day: string | null, need: string): FeedFreshness => ({
    state: stateOf(day, since),
    newest: day,
    need: `${need} A list older than ${listDays} days misses newcomers.`,
  });
  return {
    nse: age(newest?.nse ?? null, 'Companies are known by it.'),
    bse: age(newest?.bse ?? null, 'Verdicts read the industry class from it.'),
  };
}

async function accountsAge(
  db: Queryable,
  standards: readonly Standard[],
  today: string,
): Promise<FeedFreshness> {
  const months = Math.min(...standards.map(({ accountsMaxAgeMonths }) => accountsMaxAgeMonths));
  const since = addMonths(today, -months);
  const [newest] = await db.select({ day: max(filings.periodEnd) }).from(filings);
  const [recent] = await db
    .select({ companies: sql<number>`count(distinct ${filings.isin})::int` })
    .from(filings)
    .where(gte(filings.periodEnd, since));
  return {
    state: stateOf(newest?.day ?? null, since),
    newest: newest?.day ?? null,
    need: `Verdicts need accounts of the last ${months} months: ${await shareOf(db, recent?.companies ?? 0)} have them.`,
  };
}

async function capsAge(db: Queryable, standards: readonly Standard[], today: string): Promise<FeedFreshness> {
  const months = Math.min(...standards.map(({ marketCapMaxAgeMonths }) => marketCapMaxAgeMonths));
  const since = addMonths(today, -months);
  const isPublished = ne(marketCaps.publisher, derivedAverages);
  const [newest] = await db
    .select({ day: max(marketCaps.asOf) })
    .from(marketCaps)
    .where(isPublished);
  const [recent] = await db
    .select({ companies: sql<number>`count(distinct ${marketCaps.isin})::int` })
    .from(marketCaps)
    .where(and(gte(marketCaps.asOf, since), isPublished));
  const day = newest?.day ?? null;
  const due = halfYearEnd(addDays(today, -averagesDays));
  const isOverdue = day !== null && day < due;
  const overdue = isOverdue ? `The averages to ${spokenDay(due)} are overdue. ` : '';
  return {
    state: isOverdue ? 'old' : stateOf(day, since),
    newest: day,
    need: `${overdue}Verdicts need averages of the last ${months} months: ${await shareOf(db, recent?.companies ?? 0)} have them.`,
  };
}

/** The last day of the half-year that ended before a day. */
function halfYearEnd(day: string): string {
  const year = Number(day.slice(0, 4));
  return Number(day.slice(5, 7)) > 6 ? `${year}-06-30` : `${year - 1}-12-31`;
}

async function shareOf(db: Queryable, companies: number): Promise<string> {
  const figures = new Intl.NumberFormat('en-IN');
  return `${figures.format(companies)} of ${figures.format(await db.$count(securities))} companies`;
}

async function pricesAge(db: Queryable, today: string): Promise<FeedFreshness> {
  const [newest] = await db.select({ day: max(prices.day) }).from(prices);
  return {
    state: stateOf(newest?.day ?? null, addDays(today, -priceDays)),
    newest: newest?.day ?? null,
    need: 'Pages show the last price, and the price at which a verdict turns.',
  };
}
