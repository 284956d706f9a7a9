import { indianDay } from '@tayyib/shared/calendar';
import type { FeedStatus } from '@tayyib/shared/contracts';
import type { Database } from '../../../database/client';
import { allSources } from '../../facts/ingest/filings/filingSources';
import { fetchStateOf } from '../../facts/ingest/fetching/fetchState';
import { isLate } from '../../facts/ingest/fetching/lateness';
import { feedFreshness } from '../../facts/ingest/routes/feedFreshness';
import { publishedStandards } from '../../facts/verdicts/standards/standardsRepository';

/** Titles for everyone, in the order of the page. What is read by several feeds is one kind of data. */
const kinds: readonly { feed: string; title: string; readBy: readonly string[]; dataOf: string }[] = [
  {
    feed: 'filings',
    title: 'Filings of results',
    readBy: ['nse-filings-rss', 'bse-filings-list', 'nse-filings-list'],
    dataOf: 'xbrl',
  },
  { feed: 'companies', title: 'List of companies', readBy: ['nse-list'], dataOf: 'nse-list' },
  { feed: 'market-values', title: 'Average market values (AMFI)', readBy: ['amfi-cap'], dataOf: 'amfi-cap' },
  { feed: 'prices', title: 'Prices', readBy: ['bhavcopy', 'bhavcopy-full'], dataOf: 'bhavcopy' },
  {
    feed: 'actions',
    title: 'Splits, bonuses and dividends',
    readBy: ['corporate-actions'],
    dataOf: 'corporate-actions',
  },
  { feed: 'indices', title: 'Indices', readBy: ['index-closes', 'index-members'], dataOf: 'index-closes' },
  { feed: 'funds', title: 'Values of fund units (AMFI)', readBy: ['amfi-nav'], dataOf: 'amfi-nav' },
  { feed: 'metals', title: 'Gold, silver and the dollar', readBy: ['currency-api'], dataOf: 'currency-api' },
];

/** How current each kind of data is. One of several sources that is on time is enough: they stand in for each other. */
export async function readFeedStatuses(db: Database, now: Date): Promise<FeedStatus[]> {
  const ages = await feedFreshness(db, await publishedStandards(db), indianDay(now));
  return Promise.all(
    kinds.map(async ({ feed, title, readBy, dataOf }) => {
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
      return {
        feed,
        title,
        state: tried.length === 0 ? 'unknown' : tried.every((one) => one.isLate) ? 'late' : 'on-time',
        lastSuccessAt: newest?.toISOString() ?? null,
        dataOf: ages.get(dataOf)?.newest ?? (newest === null ? null : indianDay(newest)),
        nextAt: next[0] ?? null,
      };
    }),
  );
}

const latest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((newest, one) => (newest === null || (one !== null && one > newest) ? one : newest), null);
