import type { LedgerLine } from '@tayyib/shared/contracts';
import { maxLedgerLines, maxLedgerPaise } from '@tayyib/shared/limits';
import { standardIds } from '@tayyib/shared/shariah';
import { methodIds } from '../purification/sources';
import { dayIn, fieldOf, textIn } from '@tayyib/shared/parts/storage';

/** Reads the lines of a decrypted ledger; null if it is not one. A line that cannot be read is never left out silently. */
export function readLines(saved: unknown): LedgerLine[] | null {
  if (!Array.isArray(saved) || saved.length > maxLedgerLines) return null;
  const lines = saved.flatMap(readLine);
  return lines.length === saved.length ? lines : null;
}

function readLine(saved: unknown): LedgerLine[] {
  const text = (name: string) => textIn(saved, name);
  const id = text('id');
  const name = text('name');
  const kind = text('kind');
  const yearTo = dayIn(saved, 'yearTo');
  const countsOn = dayIn(saved, 'countsOn');
  const writtenAt = text('writtenAt');
  const amountPaise = fieldOf(saved, 'amountPaise');
  if (id === null || name === null || yearTo === null || countsOn === null || writtenAt === null) return [];
  if (kind !== 'due' && kind !== 'payment') return [];
  if (typeof amountPaise !== 'number' || !Number.isSafeInteger(amountPaise)) return [];
  if (Math.abs(amountPaise) > maxLedgerPaise) return [];
  const working = fieldOf(saved, 'working');
  return [
    {
      id,
      name,
      kind,
      yearTo,
      countsOn,
      writtenAt,
      amountPaise,
      isin: text('isin'),
      method: methodIds.find((each) => each === text('method')) ?? null,
      standard: standardIds.find((each) => each === text('standard')) ?? null,
      working: Array.isArray(working) ? working.map(readWorking) : [],
      toWhom: text('toWhom') ?? '',
      note: text('note') ?? '',
      reverses: text('reverses'),
    },
  ];
}

/** A line of a working. */
export const readWorking = (saved: unknown) => ({
  label: textIn(saved, 'label') ?? '',
  value: textIn(saved, 'value') ?? '',
});
