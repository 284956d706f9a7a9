import type { Remainder } from '@tayyib/shared/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { openSubscription } from '../billing/terms/openSubscription';
import { unusedPaise } from '../billing/terms/unusedPaise';
import type { Holding } from './personalData';
import { personalData } from './personalData';

/** `savedScreens` as `Saved screens`. */
const wordsOf = ({ title, inWords }: Holding) =>
  inWords ??
  title.charAt(0).toUpperCase() + title.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What erasing that person would remove, keep and pay back if it happened now. */
export async function lookAtErasure(db: Database, userId: string, now: Date) {
  const goes: string[] = [];
  const stays = new Set<Remainder>();
  for (const holding of personalData) {
    const { onErasure } = holding;
    if (onErasure?.does !== 'keep') goes.push(wordsOf(holding));
    else if (await holdsAnything(db, holding, userId)) stays.add(onErasure.remainder);
  }
  const open = await openSubscription(db, userId, now);
  return { goes, stays: [...stays], refundPaise: open ? unusedPaise(open, now) : 0 };
}

async function holdsAnything(db: Database, { table, isOf }: Holding, userId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${sql.identifier(table)} where ${isOf(userId)} limit 1`,
  );
  return rows.length > 0;
}
