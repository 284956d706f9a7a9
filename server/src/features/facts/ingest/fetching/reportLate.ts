import { eq } from 'drizzle-orm';
import { feedFetches } from '../../../../database/schema/facts/fetchingTables';
import { allSources } from '../filings/filingSources';
import type { FetchContext } from './FetchContext';
import { fetchStateOf } from './fetchState';
import { isLate } from './lateness';
import type { OfficialSource } from './officialSources';

/** Where alarms go. */
interface AlarmLog {
  error: (
    detail: { source: string; lastSuccessAt: Date | null; lastFailure: string | null },
    text: string,
  ) => void;
  warn: (detail: { source: string }, text: string) => void;
}

/** Raises the alarm of each source that became late, once, and says when it is on time again. Returns the keys of late ones. */
export async function reportLate(
  { db, now }: Pick<FetchContext, 'db' | 'now'>,
  log: AlarmLog,
  sources: readonly OfficialSource[] = allSources,
): Promise<string[]> {
  const late: string[] = [];
  for (const source of sources) {
    const state = await fetchStateOf(db, source.key);
    const isLateNow = isLate(source, state, now());
    if (isLateNow) late.push(source.key);
    if (isLateNow === (state.lateSince !== null)) continue;
    const lateSince = isLateNow ? now() : null;
    await db.update(feedFetches).set({ lateSince }).where(eq(feedFetches.source, source.key));
    const { lastSuccessAt, lastFailure } = state;
    if (isLateNow) log.error({ source: source.key, lastSuccessAt, lastFailure }, 'A feed is late');
    else log.warn({ source: source.key }, 'A feed is on time again');
  }
  return late;
}
