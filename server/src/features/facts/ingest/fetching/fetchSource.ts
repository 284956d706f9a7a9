import { indianDay } from '@tayyib/shared/calendar';
import { desc, eq } from 'drizzle-orm';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { CooperativePace } from '../../../../lib/CooperativePace';
import { feedRuns } from '../../../../database/schema/facts/factsTables';
import type { FeedReport } from '../feeds/runFeed';
import { ingestFile } from '../feeds/runFeed';
import { sourceFile } from '../feeds/SourceFile';
import { feedByName, notifyFactsChanged } from '../importing/importFiles';
import { judgePending } from '../importing/judgePending';
import { backOffMs } from './backOff';
import type { Downloaded } from './download';
import { download, FetchFailed } from './download';
import type { FetchContext } from './FetchContext';
import type { FetchState } from './fetchState';
import { fetchStateOf, putFetchState } from './fetchState';
import { addressToRequest } from './officialSources';
import type { OfficialSource } from './officialSources';
import { lastTradingDay, nextAfter } from './schedules';
import { underHostLock } from './underHostLock';
import { wantedDay } from './wantedDay';

const hourMs = 60 * 60_000;

/** The result of one attempt. */
export interface FetchOutcome {
  /** `absent`: not published yet, or a holiday. `failed` is recorded and retried later. */
  kind: 'taken' | 'unchanged' | 'absent' | 'failed';
  /** The run of the feed if a file arrived, even a refused one. */
  runId: string | null;
  /** Shown to staff; null if the run is explanation enough. */
  sentence: string | null;
}

/**
 * Fetches one official file and imports it. The result and the time of the next attempt are stored for all servers.
 * Throws a 409 problem while another request to the same publisher is running, and the reason of an aborted context, of
 * which nothing is stored.
 */
export async function fetchSource(context: FetchContext, source: OfficialSource): Promise<FetchOutcome> {
  const publisher = new URL(source.address(indianDay(context.now()))).host;
  const outcome = await underHostLock(context.pool, publisher, () => attemptFetch(context, source));
  if (outcome === undefined)
    throw new ProblemError(
      409,
      'publisher-busy',
      `${publisher} is already being requested. Try again in a minute.`,
    );
  return outcome;
}

async function attemptFetch(context: FetchContext, source: OfficialSource): Promise<FetchOutcome> {
  const now = context.now();
  const before = await fetchStateOf(context.db, source.key);
  const day = wantedDay(source.schedule, before.lastDay, now);
  const address = source.address(day);
  const attempt = { ...before, lastTriedAt: now, note: null };
  const done: FetchState = {
    ...attempt,
    lastSuccessAt: now,
    failures: 0,
    lastFailure: null,
    markedAddress: address,
    ...progressAfter(source, day, now),
  };
  try {
    const marks = before.markedAddress === address ? before : { etag: null, lastModified: null };
    const file = await download(
      addressToRequest(address, context.mirror),
      context.userAgent,
      { etag: marks.etag, lastModified: marks.lastModified },
      context.limits,
      context.ending,
    );
    const isSame = before.markedAddress === address && file?.hash === before.lastHash;
    if (file === undefined || isSame) {
      await putFetchState(context.db, source.key, done);
      return { kind: 'unchanged', runId: null, sentence: 'The publisher has nothing newer.' };
    }
    const report = await ingestDownload(context, source, file);
    const runId = await newestRun(context, source.feed, report.document);
    const [refusal] = report.refused;
    if (report.outcome === 'refused') {
      const sentence = `${report.document} was refused: ${refusal?.reason ?? 'it cannot be trusted.'}`;
      return await failed(context, source, attempt, sentence, runId);
    }
    const { etag, lastModified, hash: lastHash } = file;
    await putFetchState(context.db, source.key, { ...done, etag, lastModified, lastHash });
    return { kind: 'taken', runId, sentence: null };
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    if (!error.isAbsent || source.schedule.kind !== 'trading-days')
      return failed(context, source, attempt, error.message, null);
    return absent(context, source, attempt, day);
  }
}

/** When to fetch next after a file is finished; immediately if days were missed. */
function progressAfter({ schedule }: OfficialSource, day: string, now: Date) {
  if (schedule.kind !== 'trading-days') return { nextTryAt: nextAfter(schedule, now) };
  const isBehind = day < lastTradingDay(schedule, now);
  return { lastDay: day, nextTryAt: isBehind ? now : nextAfter(schedule, now) };
}

async function ingestDownload(
  { db, now, ending }: FetchContext,
  source: OfficialSource,
  file: Downloaded,
): Promise<FeedReport> {
  const feed = feedByName(source.feed);
  if (feed === undefined) throw new Error(`There is no feed ${source.feed} for ${source.key}.`);
  const changedAt = new Date(file.lastModified ?? NaN);
  const asOf = indianDay(Number.isNaN(changedAt.getTime()) ? now() : changedAt);
  const report = await ingestFile(db, feed, sourceFile(file.name, file.bytes, asOf), { ending });
  await judgePending(db, false, new CooperativePace(ending));
  await notifyFactsChanged(db, [report]);
  return report;
}

async function failed(
  { db, now, random }: FetchContext,
  source: OfficialSource,
  attempt: FetchState,
  sentence: string,
  runId: string | null,
): Promise<FetchOutcome> {
  const failures = attempt.failures + 1;
  await putFetchState(db, source.key, {
    ...attempt,
    failures,
    lastFailureAt: now(),
    lastFailure: sentence,
    nextTryAt: new Date(now().getTime() + backOffMs(failures, random())),
  });
  return { kind: 'failed', runId, sentence };
}

/** Records a day without a file: the newest may still be published, an older one was a holiday. */
async function absent(
  { db, now }: FetchContext,
  source: OfficialSource,
  attempt: FetchState,
  day: string,
): Promise<FetchOutcome> {
  const isOver = day < lastTradingDay(source.schedule, now());
  const sentence = isOver
    ? `There is no file for ${day}: it was a holiday.`
    : `There is no file for ${day} yet: a holiday, or the exchange is late.`;
  const inAnHour = new Date(now().getTime() + hourMs);
  const state = isOver
    ? { ...attempt, lastDay: day, nextTryAt: now() }
    : { ...attempt, nextTryAt: earlier(inAnHour, nextAfter(source.schedule, now())) };
  await putFetchState(db, source.key, { ...state, note: sentence });
  return { kind: 'absent', runId: null, sentence };
}

const earlier = (a: Date, b: Date) => (a < b ? a : b);

async function newestRun({ db }: FetchContext, feed: string, document: string): Promise<string | null> {
  const [run] = await db
    .select({ id: feedRuns.id, document: feedRuns.document })
    .from(feedRuns)
    .where(eq(feedRuns.feed, feed))
    .orderBy(desc(feedRuns.finishedAt))
    .limit(1);
  return run?.document === document ? run.id : null;
}
