import { maxSavedScreens } from '@tayyib/shared/limits';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction, Queryable } from '../../../../database/client';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { withUserLock } from '../../../../database/withUserLock';
import { savedScreens } from '../../../../database/schema/market/screensTables';

export type SavedScreenRow = typeof savedScreens.$inferSelect;
type SavedScreenInput = Pick<SavedScreenRow, 'name' | 'text' | 'standard' | 'columns' | 'sort' | 'order'>;

const notFound = () => new ProblemError(404, 'screen-not-found', 'This screen does not exist any more.');

/** A user's screens, by name. */
export async function readSavedScreens(db: Queryable, userId: string): Promise<SavedScreenRow[]> {
  return db
    .select()
    .from(savedScreens)
    .where(eq(savedScreens.userId, userId))
    .orderBy(asc(sql`lower(${savedScreens.name})`));
}

/** Throws a 404 problem for a screen that is not this user's. */
export async function readSavedScreen(db: Queryable, userId: string, id: string): Promise<SavedScreenRow> {
  const isTheirs = and(eq(savedScreens.userId, userId), eq(savedScreens.id, id));
  return only(await db.select().from(savedScreens).where(isTheirs));
}

/** Saves a screen. Refuses at or above the limit, and a name the user already uses in any case. */
export function addSavedScreen(
  db: Database,
  userId: string,
  input: SavedScreenInput,
): Promise<SavedScreenRow> {
  return withUserLock(db, userId, async (tx) => {
    const existing = await readSavedScreens(tx, userId);
    if (existing.length >= maxSavedScreens) {
      throw new ProblemError(409, 'screen-limit', `You have ${maxSavedScreens} saved screens, the maximum.`);
    }
    await assertNameFree(tx, userId, input.name);
    return only(
      await tx
        .insert(savedScreens)
        .values({ userId, ...input })
        .returning(),
    );
  });
}

/** Throws a 404 problem for a screen that is not this user's. */
export function changeSavedScreen(
  db: Database,
  userId: string,
  id: string,
  input: SavedScreenInput,
): Promise<SavedScreenRow> {
  return withUserLock(db, userId, async (tx) => {
    await assertNameFree(tx, userId, input.name, id);
    return only(
      await tx
        .update(savedScreens)
        .set({ ...input, updatedAt: sql`now()` })
        .where(and(eq(savedScreens.userId, userId), eq(savedScreens.id, id)))
        .returning(),
    );
  });
}

export async function removeSavedScreen(db: Database, userId: string, id: string): Promise<void> {
  const isTheirs = and(eq(savedScreens.userId, userId), eq(savedScreens.id, id));
  only(await db.delete(savedScreens).where(isTheirs).returning());
}

async function assertNameFree(
  tx: Transaction,
  userId: string,
  name: string,
  exceptId?: string,
): Promise<void> {
  const [existingName] = await tx
    .select({ id: savedScreens.id })
    .from(savedScreens)
    .where(
      and(
        eq(savedScreens.userId, userId),
        sql`lower(${savedScreens.name}) = lower(${name}::text)`,
        exceptId === undefined ? undefined : ne(savedScreens.id, exceptId),
      ),
    );
  if (existingName)
    throw new ProblemError(409, 'name-taken', `You already have a screen called ${name}.`, 'name');
}

function only([row]: SavedScreenRow[]): SavedScreenRow {
  if (!row) throw notFound();
  return row;
}
