import { addDays, indianDay, indianMoment } from '@tayyib/shared/values/calendar';
import type { WholeFeed } from '../../feeds/Feed';
import { DamagedFile } from '../../feeds/reading/DamagedFile';
import { sourceFile } from '../../feeds/SourceFile';
import { download, FetchFailed } from '../../fetching/download';
import type { FetchContext } from '../../fetching/FetchContext';
import { addressToRequest } from '../../fetching/officialSources';
import { underHostLock } from '../../fetching/underHostLock';
import { filingPriorities } from '../../../../../database/schema/facts/filingTables';
import { bseListAddress, bseSpans, nseEarlierListAddress, nseListAddress } from '../filingSources';
import { exchangeHosts, exchangeUserAgent, isWebPage } from '../hosts/exchangeHosts';
import { atHostPace, noteAnswer, noteFailure } from '../hosts/hostPace';
import { bseFilingsList } from '../lists/bseList';
import type { ListedFiling } from '../lists/ListedFiling';
import { nseFilingsList } from '../lists/nseList';
import { recordListed } from '../lists/recordListed';
import type { FetchingResult } from '../fetchFilings';
import type { Backfill, BackfillCompany } from './backfillRepository';
import {
  finishIfDone,
  markListed,
  nextDueCompany,
  openBackfill,
  postponeCompanies,
} from './backfillRepository';

/** One answer of BSE covers a year of all companies. */
const daysOfBulkList = 360;
/** After that many failures of the bulk list the companies are listed one by one. */
const bulkAttempts = 3;
/** The bulk list has some 20 MB. */
const listLimits = { timeoutMs: 180_000, largestBytes: 32 * 1024 * 1024 };
const firstIntegratedDay = '2025-04-01';

/** A list to request, and the feed that reads it. */
interface ListRequest {
  address: string;
  feed: WholeFeed<ListedFiling>;
}

type ListAnswer =
  | { kind: 'rows'; rows: Awaited<ReturnType<WholeFeed<ListedFiling>['read']>>; foundIn: string }
  | { kind: 'failed'; reason: string };

/**
 * Lists the filings of the backfill in progress, company by company, on one server at a time. A company counts as listed in the
 * transaction that records its filings, so a kill repeats one request at most.
 */
export async function listBackfill(context: FetchContext, budgetMs = Infinity): Promise<FetchingResult> {
  const deadline = performance.now() + budgetMs;
  const listed = await underHostLock(context.pool, 'lists of the backfill', () =>
    listUntil(context, deadline),
  );
  return listed ?? 'busy';
}

async function listUntil(context: FetchContext, deadline: number): Promise<FetchingResult> {
  for (;;) {
    context.ending?.throwIfAborted();
    const backfill = await openBackfill(context.db);
    if (backfill?.state !== 'running') return 'idle';
    const company = await nextDueCompany(context, backfill);
    if (company === undefined) {
      await finishIfDone(context.db, backfill, context.now());
      return 'idle';
    }
    if (performance.now() >= deadline) return 'out-of-time';
    if (!(await listNext(context, backfill, company))) return 'refused';
  }
}

/** Returns false if the host must not be requested now. */
async function listNext(
  context: FetchContext,
  backfill: Backfill,
  company: BackfillCompany,
): Promise<boolean> {
  const isBulk =
    company.bseCode !== null &&
    company.attempts < bulkAttempts &&
    backfill.since >= addDays(indianDay(context.now()), -daysOfBulkList);
  const which = isBulk ? 'all of BSE' : { isin: company.isin };
  const answers: ListAnswer[] = [];
  for (const request of isBulk ? [bulkRequest] : requestsFor(company, backfill, context.now())) {
    const host = new URL(request.address).host;
    const turn = await atHostPace(context, host, { isBackfill: true }, () =>
      requestList(context, host, request),
    );
    if (turn.kind === 'refused') return false;
    if (turn.result.kind === 'failed') {
      await postponeCompanies(context, backfill, which, { attempts: company.attempts, ...turn.result });
      return true;
    }
    answers.push(turn.result);
  }
  const since = indianMoment(backfill.since, '00:00');
  await context.db.transaction(async (transaction) => {
    let unread: string | null = null;
    for (const answer of answers) {
      if (answer.kind === 'failed') continue;
      const { rows, refused } = answer.rows;
      const bad = refused.filter(({ isOutOfScope }) => isOutOfScope !== true);
      if (bad.length > 0) unread = `${bad.length} rows could not be read: ${bad[0]?.reason}`;
      const options = { foundIn: answer.foundIn, priority: filingPriorities.backfill, since };
      await recordListed(transaction, rows, options);
    }
    await markListed(transaction, backfill, which, unread);
  });
  return true;
}

const bulkRequest: ListRequest = { address: bseListAddress(bseSpans.year), feed: bseFilingsList };

/** BSE has the whole history of a company in one list; what only NSE lists is in two. */
function requestsFor({ bseCode, symbol }: BackfillCompany, { since }: Backfill, now: Date): ListRequest[] {
  if (bseCode !== null)
    return [{ address: bseListAddress(bseSpans.allOfOneCompany, bseCode), feed: bseFilingsList }];
  const from = since > firstIntegratedDay ? since : firstIntegratedDay;
  const lists = [{ address: nseListAddress(from, indianDay(now), symbol), feed: nseFilingsList }];
  return since < firstIntegratedDay
    ? [...lists, { address: nseEarlierListAddress(symbol), feed: nseFilingsList }]
    : lists;
}

async function requestList(
  context: FetchContext,
  host: string,
  { address, feed }: ListRequest,
): Promise<ListAnswer> {
  try {
    const file = await download(
      addressToRequest(address, context.mirror),
      exchangeUserAgent(context.userAgent),
      { etag: null, lastModified: null },
      {
        limits: { ...listLimits, ...context.limits },
        headers: exchangeHosts.get(host)?.headers,
        ending: context.ending,
      },
    );
    if (file === undefined)
      return { kind: 'failed', reason: 'The exchange answered that nothing has changed.' };
    if (isWebPage(file.bytes)) throw new FetchFailed('The exchange answered with a web page.', 'publisher');
    const rows = await feed.read(sourceFile(file.name, file.bytes, indianDay(context.now())));
    await noteAnswer(context, host);
    return { kind: 'rows', rows, foundIn: feed.name };
  } catch (error) {
    if (error instanceof FetchFailed) {
      const { message: reason, kind, retryAfterMs } = error;
      if (kind === 'publisher') await noteFailure(context, host, { reason, retryAfterMs });
      return { kind: 'failed', reason };
    }
    if (error instanceof DamagedFile) return { kind: 'failed', reason: error.message };
    throw error;
  }
}
