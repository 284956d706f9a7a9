import type { z } from 'zod';
import { DamagedFile } from '../../feeds/reading/DamagedFile';
import type { Batch } from '../../feeds/Feed';
import { day, dayOrUndefined, RefusedRow } from '../../feeds/reading/values';
import type { ListedFiling } from './ListedFiling';

/**
 * Reads each row of a list by itself: one that cannot be read is counted with its reason and never stops the rest. A list of which no
 * row can be read has a new layout, and is refused.
 */
export function readListed<Schema extends z.ZodType>(
  rows: readonly unknown[],
  schema: Schema,
  toFilings: (row: z.output<Schema>) => ListedFiling[],
): Batch<ListedFiling> {
  const batch: Batch<ListedFiling> = { rows: [], refused: [] };
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    const parsed = schema.safeParse(row);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      batch.refused.push({
        line,
        reason: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}.`,
      });
      continue;
    }
    try {
      batch.rows.push(...toFilings(parsed.data).map((filing) => ({ line, row: filing })));
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      const { message: reason, isOutOfScope } = error;
      batch.refused.push({ line, reason, ...(isOutOfScope && { isOutOfScope }) });
    }
  }
  const bad = batch.refused.find(({ isOutOfScope }) => isOutOfScope !== true);
  if (batch.rows.length === 0 && bad !== undefined && batch.refused.every((one) => one.isOutOfScope !== true))
    throw new DamagedFile(bad.line, `No row of the list can be read: ${bad.reason}`);
  return batch;
}

/** `20-Jul-2026 07:58:45`, `16-Jan-2025 15:30` or `2026-07-11T21:18:07.233`, in Indian time. */
function indianInstant(text: string, what: string): Date {
  const [, date = '', time = ''] = /^(\S+?)[T ](\d{2}:\d{2}(?::\d{2})?)/.exec(text.trim()) ?? [];
  if (time === '') throw new RefusedRow(`The ${what} "${text}" is not a time.`);
  const moment = new Date(`${day(date, what)}T${time}+05:30`);
  if (Number.isNaN(moment.getTime())) throw new RefusedRow(`The ${what} "${text}" is not a time.`);
  return moment;
}

/** The same where the list may leave it out, or blank. */
export const optionalInstant = (text: string | null | undefined, what: string): Date | null =>
  text == null || text.trim() === '' || text.trim() === '-' ? null : indianInstant(text, what);

/** A day that is only a hint: null where it cannot be read. */
export const hintedDay = (text: string | null | undefined): string | null =>
  dayOrUndefined(text?.trim()) ?? null;

/** `Consolidated`, `Standalone` or `Non-Consolidated`. */
export function natureOf(text: string | null | undefined): ListedFiling['nature'] {
  switch (text?.trim().toLowerCase()) {
    case 'consolidated':
      return 'consolidated';
    case 'standalone':
    case 'non-consolidated':
      return 'standalone';
    default:
      return null;
  }
}
