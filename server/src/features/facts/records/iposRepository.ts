import { desc, sql } from 'drizzle-orm';
import type { ipoStatuses } from '../../../database/schema/facts/ipoTables';
import { ipos } from '../../../database/schema/facts/ipoTables';
import type { Queryable } from '../../../database/client';

export type Ipo = typeof ipos.$inferSelect;
export type IpoStatus = (typeof ipoStatuses)[number];

const legalForms = /\b(private|pvt|limited|ltd|ipo|fpo)\b\.?/g;

/** Matches one issue across lists: the name without legal form, spaces and punctuation. */
export function ipoKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .replace(/&/g, ' and ')
    .replace(legalForms, ' ')
    .replace(/[^a-z0-9]+/g, '');
}

/** Every issue known, the newest first by its opening, else its listing. */
export async function allIpos(db: Queryable): Promise<Ipo[]> {
  return db
    .select()
    .from(ipos)
    .orderBy(desc(sql`coalesce(${ipos.opensOn}, ${ipos.listsOn})`), ipos.name);
}

/** The status of an issue on a day, from its dates; without any, the last status of its source. */
export function ipoStatusOn(
  { opensOn, closesOn, listsOn, status }: Pick<Ipo, 'opensOn' | 'closesOn' | 'listsOn' | 'status'>,
  day: string,
): IpoStatus | null {
  if (listsOn !== null && listsOn <= day) return 'listed';
  if (closesOn !== null && closesOn < day) return 'closed';
  if (opensOn !== null) return opensOn <= day ? 'open' : 'upcoming';
  return status;
}

/** An issue as one list states it. */
export type StatedIpo = Omit<Ipo, 'key' | 'isin' | 'contentHash' | 'document'>;
