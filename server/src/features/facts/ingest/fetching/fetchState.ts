import { eq } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { feedFetches } from '../../../../database/schema/facts/fetchingTables';

export type FetchState = Omit<typeof feedFetches.$inferSelect, 'source'>;

const untried: FetchState = {
  nextTryAt: null,
  lastTriedAt: null,
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailure: null,
  failures: 0,
  note: null,
  lastDay: null,
  markedAddress: null,
  etag: null,
  lastModified: null,
  lastHash: null,
  lateSince: null,
};

/** The fetch state of a source; one never tried is due immediately. */
export async function fetchStateOf(db: Database, source: string): Promise<FetchState> {
  const [row] = await db.select().from(feedFetches).where(eq(feedFetches.source, source));
  return row ?? untried;
}

export async function putFetchState(db: Database, source: string, state: FetchState): Promise<void> {
  await db
    .insert(feedFetches)
    .values({ ...state, source })
    .onConflictDoUpdate({ target: feedFetches.source, set: { ...state, source } });
}

const firstMs = 5 * 60_000;
export const longestBackOffMs = 6 * 60 * 60_000;

/**
 * The delay after consecutive failures: about 5 minutes, then 10, 20 and so on, up to 6 hours. Between
 * half and all of that, at random, so that servers that failed together do not retry together.
 * @param random 0 to 1
 */
export function backOffMs(failures: number, random: number): number {
  const full = Math.min(longestBackOffMs, firstMs * 2 ** Math.min(Math.max(failures, 1) - 1, 20));
  return full / 2 + (full / 2) * random;
}
