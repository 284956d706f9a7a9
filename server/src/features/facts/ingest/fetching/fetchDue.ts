import { ProblemError } from '../../../../plugins/http/ProblemError';
import { longestBackOffMs, fetchStateOf } from './fetchState';
import type { FetchContext } from './FetchContext';
import { fetchSource } from './fetchSource';
import type { OfficialSource } from './officialSources';
import { officialSources } from './officialSources';

/** Fetches due files one after the other, until the context is aborted. Returns the keys of the requested sources. */
export async function fetchDue(
  context: FetchContext,
  sources: readonly OfficialSource[] = officialSources,
): Promise<string[]> {
  const requested: string[] = [];
  for (const source of sources) {
    context.ending?.throwIfAborted();
    const { nextTryAt } = await fetchStateOf(context.db, source.key);
    if (nextTryAt !== null && !isDue(source, nextTryAt, context.now())) continue;
    try {
      await fetchSource(context, source);
      requested.push(source.key);
    } catch (error) {
      // another request to that publisher is running; the next round will retry
      if (!(error instanceof ProblemError)) throw error;
    }
  }
  return requested;
}

/** A poll is never further away than its longest pause after failures: a later time was written by a clock that was wrong. */
function isDue({ schedule }: OfficialSource, nextTryAt: Date, now: Date): boolean {
  const aheadMs = nextTryAt.getTime() - now.getTime();
  return (
    aheadMs <= 0 || (schedule.kind === 'every' && aheadMs > longestBackOffMs + schedule.minutes * 60_000)
  );
}
