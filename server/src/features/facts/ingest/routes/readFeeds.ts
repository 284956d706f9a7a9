import { indianDay } from '@tayyib/shared/values/calendar';
import type { FeedEntry, FeedSource } from '@tayyib/shared/contracts';
import type { Database } from '../../../../database/client';
import { publishedStandards } from '../../verdicts/standards/standardsRepository';
import { feedFreshness } from './feedFreshness';
import { newestRuns } from '../feedRunsRepository';
import { fetchStateOf } from '../fetching/fetchState';
import { allSources } from '../filings/filingSources';
import type { OfficialSource } from '../fetching/officialSources';
import { scheduleInWords } from '../fetching/schedules';
import { wantedDay } from '../fetching/wantedDay';
import { allFeeds } from '../feeds/allFeeds';

/** Every feed with its source, its last run and whether its data is current. */
export async function readFeeds(db: Database, now: Date): Promise<FeedEntry[]> {
  const runs = await newestRuns(db);
  const ages = await feedFreshness(db, await publishedStandards(db), indianDay(now));
  return Promise.all(
    allFeeds.map(async ({ name: feed, title }) => {
      const lastRun = runs.get(feed) ?? null;
      return {
        feed,
        title,
        sources: await Promise.all(
          allSources.filter((source) => source.feed === feed).map((source) => sourceState(db, source, now)),
        ),
        lastRun,
        freshness: ages.get(feed) ?? {
          state: 'not-needed',
          newest: lastRun && indianDay(new Date(lastRun.finishedAt)),
          need: 'No verdict rests on it.',
        },
      };
    }),
  );
}

async function sourceState(db: Database, source: OfficialSource, now: Date): Promise<FeedSource> {
  const state = await fetchStateOf(db, source.key);
  const { lastSuccessAt, lastFailureAt, nextTryAt, lastFailure, failures, note, lateSince } = state;
  return {
    key: source.key,
    address: source.address(wantedDay(source.schedule, state.lastDay, now)),
    statedAt: source.statedAt,
    schedule: scheduleInWords(source.schedule),
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    lastFailureAt: lastFailureAt?.toISOString() ?? null,
    nextTryAt: nextTryAt?.toISOString() ?? null,
    lastFailure,
    failures,
    note,
    lateSince: lateSince?.toISOString() ?? null,
  };
}
