import { eq, sql } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/client';

const lefts = pgTable('durability_lefts', { id: uuid('id').primaryKey() });
const rights = pgTable('durability_rights', { id: uuid('id').primaryKey() });

export async function createTables(db: Database): Promise<void> {
  await db.execute(sql`create table if not exists ${lefts} (id uuid primary key)`);
  await db.execute(sql`create table if not exists ${rights} (id uuid primary key)`);
}

/** One transaction over two tables: afterwards both rows are there or neither. */
export function writePair(db: Database, id: string): Promise<void> {
  return db.transaction(async (transaction) => {
    await transaction.insert(lefts).values({ id });
    await transaction.insert(rights).values({ id });
  });
}

export interface PairsFound {
  /** Ids of which both rows are there. */
  whole: Set<string>;
  /** How many ids have one row only. */
  torn: number;
}

export async function findPairs(db: Database): Promise<PairsFound> {
  const found = await db
    .select({ left: lefts.id, right: rights.id })
    .from(lefts)
    .fullJoin(rights, eq(lefts.id, rights.id));
  const whole = found.flatMap(({ left, right }) => (left !== null && right !== null ? [left] : []));
  return { whole: new Set(whole), torn: found.length - whole.length };
}
