import { setTimeout as sleep } from 'node:timers/promises';
import type { FetchContext } from '../../fetching/FetchContext';
import { fetchFilings } from '../fetchFilings';
import { documentHosts, exchangeHosts } from '../hosts/exchangeHosts';
import { blockOf, hostState } from '../hosts/hostPace';
import { nextDueFiling } from '../knownFilingsRepository';
import { backfillProgress, type BackfillProgress } from './backfillProgress';
import type { Backfill } from './backfillRepository';
import { finishIfDone, newestBackfill, nextDueCompany, startBackfill } from './backfillRepository';
import { listBackfill } from './listBackfill';

const reportEveryMs = 10_000;
/** Between two rounds while something is due that a quota or another server may prevent. */
const dueMs = 500;
/** Before it looks again for what has become due. */
const idleMs = 60_000;

/**
 * Runs a backfill to its end in this process, or resumes the one in progress. Servers that run beside it share the work.
 * @param report is called now and then, and at the end
 */
export async function runBackfill(
  context: FetchContext,
  since: string,
  report: (progress: BackfillProgress) => void,
): Promise<BackfillProgress> {
  await startBackfill(context.db, since, context.now());
  const pause = context.pause ?? ((ms) => sleep(ms));
  let reportedMs = 0;
  for (;;) {
    context.ending?.throwIfAborted();
    const budgetMs = reportEveryMs;
    await Promise.all([
      listBackfill(context, budgetMs),
      ...documentHosts.map((host) => fetchFilings(context, host, budgetMs)),
    ]);
    const newest = await newestBackfill(context.db);
    if (newest === undefined) throw new Error('The backfill is gone.');
    await finishIfDone(context.db, newest, context.now());
    const backfill = (await newestBackfill(context.db)) ?? newest;
    const progress = await backfillProgress(context.db, backfill);
    const isOver = backfill.state !== 'running';
    if (isOver || performance.now() - reportedMs >= reportEveryMs) {
      report(progress);
      reportedMs = performance.now();
    }
    if (isOver) return progress;
    await pause((await isAnythingDue(context, backfill)) ? dueMs : idleMs, context.ending);
  }
}

async function isAnythingDue(context: FetchContext, backfill: Backfill): Promise<boolean> {
  const due = await Promise.all([
    nextDueCompany(context, backfill),
    ...documentHosts.map((host) => nextDueFiling(context, host)),
  ]);
  const hosts = await Promise.all([...exchangeHosts.keys()].map((host) => hostState(context.db, host)));
  const isOpen = hosts.every((state) => blockOf(state, context.now()) === null && !state.isPaused);
  return isOpen && due.some((one) => one !== undefined);
}
