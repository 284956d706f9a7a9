import { setTimeout as sleep } from 'node:timers/promises';
import { indianDay } from '@tayyib/shared/values/calendar';
import { eq } from 'drizzle-orm';
import { feedHosts } from '../../../../../database/schema/facts/filingTables';
import type { Queryable } from '../../../../../database/client';
import { backOffMs } from '../../fetching/fetchState';
import type { FetchContext } from '../../fetching/FetchContext';
import { underHostLock } from '../../fetching/underHostLock';
import { exchangeHosts } from './exchangeHosts';
import { dayMs } from '../../../../../lib/durations';

/** No pause is longer than this. A time further ahead was written by a clock that was wrong. */
const longestBlockMs = dayMs;
/** The rest of the quota is for filings that are announced while a backfill runs. */
const shareOfBackfill = 0.9;
const busyPauseMs = 250;
const maxBusyPauses = 400;

export type HostState = Omit<typeof feedHosts.$inferSelect, 'host'>;

const untried: HostState = {
  nextRequestAt: null,
  failures: 0,
  blockedUntil: null,
  lastFailure: null,
  quotaDay: null,
  requests: 0,
  isPaused: false,
};

/** `refused`: no request may be sent now, with the reason and, if known, when one may. */
export type PacedResult<Result> =
  | { kind: 'done'; result: Result }
  | { kind: 'refused'; reason: string; until: Date | null };

export async function hostState(db: Queryable, host: string): Promise<HostState> {
  const [row] = await db.select().from(feedHosts).where(eq(feedHosts.host, host));
  return row ?? untried;
}

async function putHostState(db: Queryable, host: string, state: Partial<HostState>): Promise<void> {
  await db
    .insert(feedHosts)
    .values({ host, ...state })
    .onConflictDoUpdate({ target: feedHosts.host, set: state });
}

/**
 * Sends one request to a host when its turn comes: one at a time and spaced across all servers, none while the host is paused, blocked or
 * its quota of the day is used up. The request counts from its start, so a crash during it is no reason to send the next one sooner.
 */
export async function atHostPace<Result>(
  context: FetchContext,
  host: string,
  { isBackfill }: { isBackfill: boolean },
  request: () => Promise<Result>,
): Promise<PacedResult<Result>> {
  for (let busy = 0; busy < maxBusyPauses;) {
    context.ending?.throwIfAborted();
    const turn = await underHostLock(context.pool, host, async () => {
      const state = await hostState(context.db, host);
      const refusal = refusalOf(context, state, isBackfill);
      if (refusal !== null) return refusal;
      const waitMs = msToWait(context, host, state);
      if (waitMs > 0) {
        // further ahead than the spacing: the clock was set back since
        const isAhead = waitMs > spacingOf(context, host);
        if (isAhead) await putHostState(context.db, host, { nextRequestAt: null });
        return { kind: 'wait' as const, waitMs: isAhead ? spacingOf(context, host) : waitMs };
      }
      await countRequest(context, host, state);
      return { kind: 'done' as const, result: await request() };
    });
    if (turn === undefined) {
      busy++;
      await pause(context, busyPauseMs);
    } else if (turn.kind === 'wait') await pause(context, turn.waitMs);
    else return turn;
  }
  return { kind: 'refused', reason: `${host} is already being requested.`, until: null };
}

/** Records a request outside `atHostPace`, so that the next ones are spaced from it. */
export async function countRequest(context: FetchContext, host: string, before?: HostState): Promise<void> {
  const state = before ?? (await hostState(context.db, host));
  const now = context.now();
  const today = indianDay(now);
  await putHostState(context.db, host, {
    nextRequestAt: new Date(now.getTime() + spacingOf(context, host)),
    quotaDay: today,
    requests: state.quotaDay === today ? state.requests + 1 : 1,
  });
}

/** Waits for the next request of a caller that is at the host already, such as for the next page of a list. */
export async function nextTurn(context: FetchContext, host: string): Promise<void> {
  const waitMs = msToWait(context, host, await hostState(context.db, host));
  await pause(context, Math.min(waitMs, spacingOf(context, host)));
  await countRequest(context, host);
}

/** The host answered as it should. */
export async function noteAnswer({ db }: FetchContext, host: string): Promise<void> {
  const state = await hostState(db, host);
  if (state.failures === 0 && state.blockedUntil === null) return;
  await putHostState(db, host, { failures: 0, blockedUntil: null, lastFailure: null });
}

/** The host refused or did not answer: pauses that double, or as long as it requests. */
export async function noteFailure(
  { db, now, random }: FetchContext,
  host: string,
  { reason, retryAfterMs }: { reason: string; retryAfterMs?: number | undefined },
): Promise<Date> {
  const failures = (await hostState(db, host)).failures + 1;
  const pauseMs = Math.min(longestBlockMs, Math.max(retryAfterMs ?? 0, backOffMs(failures, random())));
  const blockedUntil = new Date(now().getTime() + pauseMs);
  await putHostState(db, host, { failures, blockedUntil, lastFailure: reason });
  return blockedUntil;
}

/** Stops or resumes all requests to a host. */
export const setHostPaused = (db: Queryable, host: string, isPaused: boolean): Promise<void> =>
  putHostState(db, host, { isPaused });

/** Until when a host must not be requested; null if it may be. */
export function blockOf(state: HostState, now: Date): Date | null {
  const { blockedUntil } = state;
  if (blockedUntil === null || blockedUntil <= now) return null;
  return blockedUntil.getTime() - now.getTime() > longestBlockMs ? null : blockedUntil;
}

function refusalOf(context: FetchContext, state: HostState, isBackfill: boolean) {
  const now = context.now();
  if (state.isPaused)
    return { kind: 'refused' as const, reason: 'Staff paused requests to it.', until: null };
  const until = blockOf(state, now);
  if (until !== null)
    return { kind: 'refused' as const, reason: state.lastFailure ?? 'It failed before.', until };
  const quota = Math.floor(context.quotaPerDay * (isBackfill ? shareOfBackfill : 1));
  if (state.quotaDay !== indianDay(now) || state.requests < quota) return null;
  const reason = `The quota of ${context.quotaPerDay} requests a day is used up.`;
  return { kind: 'refused' as const, reason, until: null };
}

function msToWait(context: FetchContext, host: string, { nextRequestAt }: HostState): number {
  if (!context.isSpaced || !exchangeHosts.has(host)) return 0;
  return Math.max((nextRequestAt?.getTime() ?? 0) - context.now().getTime(), 0);
}

const spacingOf = ({ isSpaced }: FetchContext, host: string): number =>
  isSpaced ? (exchangeHosts.get(host)?.spacingMs ?? 0) : 0;

async function pause({ ending, pause: wait = realPause }: FetchContext, ms: number): Promise<void> {
  await wait(ms, ending);
  ending?.throwIfAborted();
}

const realPause = async (ms: number, ending?: AbortSignal): Promise<void> => {
  await sleep(ms, undefined, ending && { signal: ending }).catch(() => undefined);
};
