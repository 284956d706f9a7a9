import type { CustomRatio } from '@tayyib/shared/screens';
import { defineRatios } from '@tayyib/shared/screens';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/Queryable';
import { customRatios } from '../../../../database/schema/screensTables';

/** A person's own ratios, ready to be named in screens. */
export interface OwnRatios {
  ratios: readonly CustomRatio[];
  /** Equal for equal ratios. */
  key: string;
}

export const noRatios: OwnRatios = { ratios: [], key: '' };

/** Those of one person; one with a fault is left out, and a screen that names it says so. */
export async function readOwnRatios(db: Queryable, userId: string): Promise<OwnRatios> {
  const rows = await asker(db).execute({ userId });
  return rows.length === 0 ? noRatios : { ratios: defineRatios(rows).ratios, key: JSON.stringify(rows) };
}

const askers = new WeakMap<Queryable, ReturnType<typeof createAsker>>();

/** Asked with every screen, so the statement is put together once, and the database plans it once a connection. */
function asker(db: Queryable): ReturnType<typeof createAsker> {
  const known = askers.get(db) ?? createAsker(db);
  askers.set(db, known);
  return known;
}

const createAsker = (db: Queryable) =>
  db
    .select({ name: customRatios.name, text: customRatios.text })
    .from(customRatios)
    .where(eq(customRatios.userId, sql.placeholder('userId')))
    .orderBy(asc(customRatios.createdAt), asc(customRatios.id))
    .prepare('own_ratios');
