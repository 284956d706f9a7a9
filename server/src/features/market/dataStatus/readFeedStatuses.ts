import { indianDay } from '@tayyib/shared/values/calendar';
import type { FeedStatus } from '@tayyib/shared/contracts';
import { ne } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { feedRuns } from '../../../database/schema/facts/factsTables';
import { allSources } from '../../facts/ingest/filings/filingSources';
import { fetchStateOf } from '../../facts/ingest/fetching/fetchState';
import { isLate } from '../../facts/ingest/fetching/lateness';
import { feedFreshness } from '../../facts/ingest/routes/feedFreshness';
import { publishedStandards } from '../../facts/verdicts/standards/standardsRepository';
import { newestDays } from './newestDays';

interface DataKind {
  feed: string;
  title: string;
  /** The feeds that are fetched for it. */
  readBy: readonly string[];
  /** The feed whose newest day counts. */
  dataOf: string;
  /** Further feeds that store it, from files that are imported by hand. */
  alsoStoredBy?: readonly string[];
}

/** Titles for everyone, in the order of the page. What is read by several feeds is one kind of data. */
const kinds: readonly DataKind[] = [
  {
    feed: 'filings',
    title: 'Filings of results',
    readBy: ['nse-filings-rss', 'bse-filings-list', 'nse-filings-list'],
    dataOf: 'xbrl',
    alsoStoredBy: ['xbrl-summary', 'annual-summary'],
  },
  { feed: 'companies', title: 'List of companies', readBy: ['nse-list'], dataOf: 'nse-list' },
  { feed: 'market-values', title: 'Average market values (AMFI)', readBy: ['amfi-cap'], dataOf: 'amfi-cap' },
  {
    feed: 'prices',
    title: 'Prices',
    readBy: ['bhavcopy', 'bhavcopy-full'],
    dataOf: 'bhavcopy',
    alsoStoredBy: ['bhavcopy-nse-old', 'bhavcopy-bse-old', 'price-series'],
  },
  {
    feed: 'actions',
    title: 'Splits, bonuses and dividends',
    readBy: ['corporate-actions'],
    dataOf: 'corporate-actions',
  },
  {
    feed: 'indices',
    title: 'Indices',
    readBy: ['index-closes', 'index-members'],
    dataOf: 'index-closes',
    alsoStoredBy: ['index-history'],
  },
  {
    feed: 'funds',
    title: 'NAV of mutual funds (AMFI)',
    readBy: ['amfi-nav'],
    dataOf: 'amfi-nav',
    alsoStoredBy: ['nav-history'],
  },
  {
    feed: 'metals',
    title: 'Gold, silver and the dollar',
    readBy: ['currency-api'],
    dataOf: 'currency-api',
    alsoStoredBy: ['ibja', 'metals-monthly'],
  },
];

/** How current each kind of data is. One of several sources that is on time is enough: they stand in for each other. */
export async function readFeedStatuses(db: Database, now: Date): Promise<FeedStatus[]> {
  const today = indianDay(now);
  const ages = await feedFreshness(db, await publishedStandards(db), today);
  const days = await newestDays(db, today);
  const imported = await importedFeeds(db);
  return Promise.all(
    kinds.map(async ({ feed, title, readBy, dataOf, alsoStoredBy = [] }) => {
      const sources = allSources.filter((source) => readBy.includes(source.feed));
      const states = await Promise.all(
        sources.map(async (source) => {
          const state = await fetchStateOf(db, source.key);
          return { ...state, isLate: isLate(source, state, now) };
        }),
      );
      const tried = states.filter(({ lastTriedAt }) => lastTriedAt !== null);
      const newest = latest(states.map(({ lastSuccessAt }) => lastSuccessAt));
      const next = states
        .flatMap(({ nextTryAt }) => (nextTryAt === null ? [] : [nextTryAt.toISOString()]))
        .sort();
      const onFile = ages.get(dataOf)?.newest ?? days.get(dataOf) ?? null;
      const wasImported = [...readBy, dataOf, ...alsoStoredBy].some((name) => imported.has(name));
      return {
        feed,
        title,
        state: tried.length === 0 ? 'unknown' : tried.every((one) => one.isLate) ? 'late' : 'on-time',
        lastSuccessAt: newest?.toISOString() ?? null,
        dataOf: onFile ?? (newest === null ? null : indianDay(newest)),
        isSample: onFile !== null && newest === null && !wasImported,
        nextAt: next[0] ?? null,
      };
    }),
  );
}

/** Feeds of which a file was imported; the embedded sample is loaded without any. */
async function importedFeeds(db: Database): Promise<ReadonlySet<string>> {
  const runs = await db
    .selectDistinct({ feed: feedRuns.feed })
    .from(feedRuns)
    .where(ne(feedRuns.outcome, 'refused'));
  return new Set(runs.map(({ feed }) => feed));
}

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((newest, one) => (newest === null || (one !== null && one > newest) ? one : newest), null);
