import { maxSavedScreens } from '@tayyib/shared/limits';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { ProblemError } from '../../../plugins/http/ProblemError';
import type { Queryable } from '../../../database/Queryable';
import { onlyOneAtATime } from '../../../database/onlyOneAtATime';
import { savedScreens } from '../../../database/schema/screensTables';

export type SavedScreenRow = typeof savedScreens.$inferSelect;
type Kept = Pick<SavedScreenRow, 'name' | 'text' | 'standard' | 'columns' | 'sort' | 'order'>;

const notFound = () => new ProblemError(404, 'screen-not-found', 'This screen does not exist any more.');

/** One person's screens, by name. */
export async function readSavedScreens(db: Queryable, userId: string): Promise<SavedScreenRow[]> {
  return db
    .select()
    .from(savedScreens)
    .where(eq(savedScreens.userId, userId))
    .orderBy(asc(sql`lower(${savedScreens.name})`));
}

/** Throws a 404 problem for a screen that is not this person's. */
export async function readSavedScreen(db: Queryable, userId: string, id: string): Promise<SavedScreenRow> {
  const isTheirs = and(eq(savedScreens.userId, userId), eq(savedScreens.id, id));
  return only(await db.select().from(savedScreens).where(isTheirs));
}

/** Keeps a screen. Refuses at or above the limit, and a name the person already uses in any case. */
export function addSavedScreen(db: Database, userId: string, kept: Kept): Promise<SavedScreenRow> {
  return onlyOneAtATime(db, userId, async (tx) => {
    const mine = await readSavedScreens(tx, userId);
    if (mine.length >= maxSavedScreens) {
      throw new ProblemError(
        409,
        'screen-limit',
        `You keep ${maxSavedScreens} screens, the most there is room for.`,
      );
    }
    await refuseTakenName(tx, userId, kept.name);
    return only(
      await tx
        .insert(savedScreens)
        .values({ userId, ...kept })
        .returning(),
    );
  });
}

/** Throws a 404 problem for a screen that is not this person's. */
export function changeSavedScreen(
  db: Database,
  userId: string,
  id: string,
  kept: Kept,
): Promise<SavedScreenRow> {
  return onlyOneAtATime(db, userId, async (tx) => {
    await refuseTakenName(tx, userId, kept.name, id);
    return only(
      await tx
        .update(savedScreens)
        .set({ ...kept, updatedAt: sql`now()` })
        .where(and(eq(savedScreens.userId, userId), eq(savedScreens.id, id)))
        .returning(),
    );
  });
}

export async function removeSavedScreen(db: Database, userId: string, id: string): Promise<void> {
  const isTheirs = and(eq(savedScreens.userId, userId), eq(savedScreens.id, id));
  only(await db.delete(savedScreens).where(isTheirs).returning());
}

async function refuseTakenName(
  tx: Transaction,
  userId: string,
  name: string,
  exceptId?: string,
): Promise<void> {
  const [taken] = await tx
    .select({ id: savedScreens.id })
    .from(savedScreens)
    .where(
      and(
        eq(savedScreens.userId, userId),
        sql`lower(${savedScreens.name}) = lower(${name}::text)`,
        exceptId === undefined ? undefined : ne(savedScreens.id, exceptId),
      ),
    );
  if (taken) throw new ProblemError(409, 'name-taken', `You keep a screen called ${name} already.`, 'name');
}

function only([row]: SavedScreenRow[]): SavedScreenRow {
  if (!row) throw notFound();
  return row;
}
