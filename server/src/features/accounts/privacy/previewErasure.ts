import type { Remainder } from '@tayyib/shared/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import type { Holding } from '../../../plugins/personalData/Holding';
import { remainders } from '../../../plugins/personalData/remainders';
import { openSubscription } from '../billing/terms/openSubscription';
import { unusedPaise } from '../billing/terms/unusedPaise';

/** `savedScreens` as `Saved screens`. */
const wordsOf = ({ title, inWords }: Holding) =>
  inWords ??
  title.charAt(0).toUpperCase() + title.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What an erasure now would remove, retain and refund. */
export async function previewErasure(db: Database, holdings: readonly Holding[], userId: string, now: Date) {
  const goes: string[] = [];
  const stays = new Set<Remainder>();
  for (const holding of holdings) {
    const { onErasure } = holding;
    if (onErasure?.does !== 'keep') goes.push(wordsOf(holding));
    else if (await hasRows(db, holding, userId)) stays.add(onErasure.remainder);
  }
  const open = await openSubscription(db, userId, now);
  const inOrder = Object.values(remainders).filter((remainder) => stays.has(remainder));
  return { goes, stays: inOrder, refundPaise: open ? unusedPaise(open, now) : 0 };
}

async function hasRows(db: Database, { table, isOf }: Holding, userId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${sql.identifier(table)} where ${isOf(userId)} limit 1`,
  );
  return rows.length > 0;
}
