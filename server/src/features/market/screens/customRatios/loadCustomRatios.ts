import type { CustomRatio } from '@tayyib/shared/screens';
import { defineRatios } from '@tayyib/shared/screens';
import { asc, eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../../../database/client';
import { customRatios } from '../../../../database/schema/market/screensTables';

/** A user's custom ratios, ready to be used in screens. */
export interface CustomRatios {
  ratios: readonly CustomRatio[];
  /** Equal for equal ratios. */
  key: string;
}

export const noCustomRatios: CustomRatios = { ratios: [], key: '' };

/** The ratios of one user. An invalid one is left out, and a screen that names it reports that. */
export async function loadCustomRatios(db: Queryable, userId: string): Promise<CustomRatios> {
  const rows = await queryOf(db).execute({ userId });
  if (rows.length === 0) return noCustomRatios;
  const key = JSON.stringify(rows);
  const before = defined.get(key);
  if (before) return before;
  const made = { ratios: defineRatios(rows).ratios, key };
  defined.set(key, made);
  return made;
}

/** Parsing fifty long ratios takes longer than most screens. The key holds their texts, so its length is the size. */
const defined = new LRUCache<string, CustomRatios>({
  maxSize: 4_000_000,
  sizeCalculation: ({ key }) => key.length,
});

const preparedQueries = new WeakMap<Queryable, ReturnType<typeof prepareQuery>>();

/** Runs with every screen, so the statement is built once, and the database plans it once per connection. */
function queryOf(db: Queryable): ReturnType<typeof prepareQuery> {
  const prepared = preparedQueries.get(db) ?? prepareQuery(db);
  preparedQueries.set(db, prepared);
  return prepared;
}

const prepareQuery = (db: Queryable) =>
  db
    .select({ name: customRatios.name, text: customRatios.text })
    .from(customRatios)
    .where(eq(customRatios.userId, sql.placeholder('userId')))
    .orderBy(asc(customRatios.createdAt), asc(customRatios.id))
    .prepare('own_ratios');
