import { indianDay } from '@tayyib/shared/values/calendar';
import { desc, eq } from 'drizzle-orm';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { CooperativePace } from '../../../../lib/CooperativePace';
import { feedRuns } from '../../../../database/schema/facts/factsTables';
import type { FeedReport } from '../feeds/runFeed';
import { DamagedFile } from '../feeds/reading/DamagedFile';
import { ingestBytes } from './ingestBytes';
import { feedByName, notifyFactsChanged } from '../importing/importFiles';
import { judgePending } from '../importing/judgePending';
import { backOffMs, fetchStateOf, putFetchState } from './fetchState';
import type { Downloaded, Marks } from './download';
import { download, FetchFailed } from './download';
import type { FetchContext } from './FetchContext';
import type { FetchState } from './fetchState';
import { addressToRequest } from './officialSources';
import type { OfficialSource } from './officialSources';
import type { Schedule } from './schedules';
import { lastTradingDay, nextAfter } from './schedules';
import { exchangeHosts, exchangeUserAgent, isWebPage } from '../filings/hosts/exchangeHosts';
import { atHostPace, countRequest, nextTurn, noteAnswer, noteFailure } from '../filings/hosts/hostPace';
import { underHostLock } from './underHostLock';
import { wantedDay } from './wantedDay';
import { hourMs } from '../../../../lib/durations';

type TradingDays = Extract<Schedule, { kind: 'trading-days' }>;

/** The result of one attempt. */
export interface FetchOutcome {
  /** `absent`: not published yet, or a holiday. `failed` is recorded and retried later. */
  kind: 'imported' | 'unchanged' | 'absent' | 'failed';
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
  if (source.isPaced) {
    const turn = await atHostPace(context, publisher, { isBackfill: false }, () =>
      attemptFetch(context, source),
    );
    if (turn.kind === 'done') return turn.result;
    const until = turn.until === null ? '' : ` It is not requested before ${turn.until.toISOString()}.`;
    throw new ProblemError(
      409,
      'publisher-busy',
      `${publisher} cannot be requested now: ${turn.reason}${until}`,
    );
  }
  const outcome = await underHostLock(context.pool, publisher, async () => {
    if (exchangeHosts.has(publisher)) await countRequest(context, publisher);
    return attemptFetch(context, source);
  });
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
    const file = await downloadOf(context, source, address, marks);
    const isSame = before.markedAddress === address && file?.hash === before.lastHash;
    if (file === undefined || isSame) {
      if (source.isPaced) await noteAnswer(context, new URL(address).host);
      await putFetchState(context.db, source.key, done);
      return { kind: 'unchanged', runId: null, sentence: 'The publisher has nothing newer.' };
    }
    const report = await ingestPages(context, source, file, address);
    const runId = await newestRun(context, source.feed, report.document);
    const [refusal] = report.refused;
    if (report.outcome === 'refused') {
      const sentence = `${report.document} was refused: ${refusal?.reason ?? 'it cannot be trusted.'}`;
      if (source.isPaced && isWebPage(file.bytes))
        await noteFailure(context, new URL(address).host, { reason: sentence });
      return await failed(context, source, attempt, sentence, runId);
    }
    const { etag, lastModified, hash: lastHash } = file;
    await putFetchState(context.db, source.key, { ...done, etag, lastModified, lastHash });
    return { kind: 'imported', runId, sentence: null };
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    if (source.isPaced && error.kind === 'publisher') {
      const { message: reason, retryAfterMs } = error;
      await noteFailure(context, new URL(address).host, { reason, retryAfterMs });
    }
    if (!error.isAbsent || source.schedule.kind !== 'trading-days')
      return failed(context, source, attempt, error.message, null);
    return absent(context, source, source.schedule, attempt, day);
  }
}

async function downloadOf(
  { mirror, userAgent, limits, reader, ending }: FetchContext,
  source: OfficialSource,
  address: string,
  { etag, lastModified }: Marks,
): Promise<Downloaded | undefined> {
  const policy = source.isPaced && exchangeHosts.get(new URL(address).host);
  return download(
    addressToRequest(address, mirror),
    policy ? exchangeUserAgent(userAgent) : userAgent,
    { etag, lastModified },
    {
      limits: { ...source.limits, ...limits },
      headers: { ...(policy ? policy.headers : {}), ...source.headers },
      isLeftZipped: reader !== undefined,
      ending,
    },
  );
}

/** Ingests a file and, of a list in pages, the pages after it. Returns the first report, or that of a refused page. */
async function ingestPages(
  context: FetchContext,
  source: OfficialSource,
  first: Downloaded,
  address: string,
): Promise<FeedReport> {
  const report = await ingestDownload(context, source, first);
  if (source.isPaced && report.outcome !== 'refused') await noteAnswer(context, new URL(address).host);
  let file: Downloaded | undefined = first;
  let at = address;
  while (report.outcome !== 'refused' && file !== undefined) {
    const next: string | null = source.nextPage?.(file, at) ?? null;
    if (next === null) return report;
    at = next;
    await nextTurn(context, new URL(at).host);
    file = await downloadOf(context, source, at, { etag: null, lastModified: null });
    if (file === undefined) return report;
    const page = await ingestDownload(context, source, file);
    if (page.outcome === 'refused') return page;
  }
  return report;
}

/** When to fetch next after a file is finished; immediately if days were missed. */
function progressAfter({ schedule }: OfficialSource, day: string, now: Date) {
  if (schedule.kind !== 'trading-days') return { nextTryAt: nextAfter(schedule, now) };
  const isBehind = day < lastTradingDay(schedule, now);
  return { lastDay: day, nextTryAt: isBehind ? now : nextAfter(schedule, now) };
}

async function ingestDownload(
  context: FetchContext,
  source: OfficialSource,
  file: Downloaded,
): Promise<FeedReport> {
  const { db, now, ending } = context;
  const feed = feedByName(source.feed);
  if (feed === undefined) throw new Error(`There is no feed ${source.feed} for ${source.key}.`);
  const changedAt = new Date(file.lastModified ?? NaN);
  const asOf = indianDay(Number.isNaN(changedAt.getTime()) ? now() : changedAt);
  const report = await ingestBytes(context, feed, { ...file, asOf }, { ending }).catch(notOpened);
  await judgePending(db, false, new CooperativePace(ending));
  await notifyFactsChanged(db, [report]);
  return report;
}

const notOpened = (error: unknown): never => {
  throw error instanceof DamagedFile ? new FetchFailed(error.message) : error;
};

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
  schedule: TradingDays,
  attempt: FetchState,
  day: string,
): Promise<FetchOutcome> {
  const isOver = day < lastTradingDay(schedule, now());
  const sentence = isOver
    ? `There is no file for ${day}: it was a holiday.`
    : `There is no file for ${day} yet: a holiday, or the exchange is late.`;
  const inAnHour = new Date(now().getTime() + hourMs);
  const state = isOver
    ? { ...attempt, lastDay: day, nextTryAt: now() }
    : { ...attempt, nextTryAt: earlier(inAnHour, nextAfter(schedule, now())) };
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
