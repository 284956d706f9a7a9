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
