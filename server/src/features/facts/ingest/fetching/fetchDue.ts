import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { FetchContext } from './FetchContext';
import { fetchSource } from './fetchSource';
import { fetchStateOf } from './fetchState';
import type { OfficialSource } from './officialSources';
import { officialSources } from './officialSources';

/** Fetches due files one after the other, until the context is aborted. Returns the keys of the requested sources. */
export async function fetchDue(
  context: FetchContext,
  sources: readonly OfficialSource[] = officialSources,
): Promise<string[]> {
  const asked: string[] = [];
  for (const source of sources) {
    context.ending?.throwIfAborted();
    const { nextTryAt } = await fetchStateOf(context.db, source.key);
    if (nextTryAt !== null && nextTryAt > context.now()) continue;
    try {
      await fetchSource(context, source);
      asked.push(source.key);
    } catch (error) {
      // another request to that publisher is running; the next round will retry
      if (!(error instanceof ProblemError)) throw error;
    }
  }
  return asked;
}
