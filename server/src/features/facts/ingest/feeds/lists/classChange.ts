import type { classChanges } from '../../../../../database/schema/facts/factsTables';
import type { SecurityRow } from '../../../records/securitiesRepository';
import type { SourceFile } from '../SourceFile';

/** The four levels of a class, the widest first. */
export type IndustryLevels = Record<(typeof levels)[number], string | null>;

const levels = ['sector', 'industry', 'industryGroup', 'industrySubgroup'] as const;

type StoredLevels = Pick<SecurityRow, (typeof levels)[number]>;

/** Only the levels of a row. */
export const levelsOf = (row: StoredLevels): IndustryLevels => ({
  sector: row.sector ?? null,
  industry: row.industry ?? null,
  industryGroup: row.industryGroup ?? null,
  industrySubgroup: row.industrySubgroup ?? null,
});

/** A class that a newer list states differently; null where both agree, or one of them states none. */
export function classChange(
  before: SecurityRow | undefined,
  row: IndustryLevels & { isin: string },
  { name: document, asOf: day }: Pick<SourceFile, 'name' | 'asOf'>,
): typeof classChanges.$inferInsert | null {
  if (before?.classAsOf == null || before.classAsOf >= day || row.sector === null) return null;
  const former = narrowest(before);
  const current = narrowest(row);
  const isSame = levels.every((level) => row[level] === before[level]);
  return isSame || former === null || current === null
    ? null
    : { isin: row.isin, day, former, current, document };
}

const narrowest = (row: StoredLevels): string | null =>
  row.industrySubgroup ?? row.industryGroup ?? row.industry ?? row.sector ?? null;
