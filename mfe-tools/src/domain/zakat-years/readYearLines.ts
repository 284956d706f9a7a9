import { maxLedgerLines } from '@tayyib/shared/limits';
import { dayIn, fieldOf, textIn } from '@tayyib/shared/parts/storage';
import { firstWealth, readWealth } from '../zakat/wealthLines';
import { recipientIds } from './recipients';
import type { YearFacts, ZakatYearLine } from './ZakatYearLine';

/** Reads decrypted lines; null if they are something else. A line that cannot be read is never left out silently. */
export function readYearLines(saved: unknown): ZakatYearLine[] | null {
  if (!Array.isArray(saved) || saved.length > maxLedgerLines) return null;
  const lines = saved.flatMap(readLine);
  return lines.length === saved.length ? lines : null;
}

function readLine(saved: unknown): ZakatYearLine[] {
  const [id, kind, writtenAt] = ['id', 'kind', 'writtenAt'].map((name) => textIn(saved, name));
  const countsOn = dayIn(saved, 'countsOn');
  const year = wholeIn(saved, 'year');
  const amountPaise = wholeIn(saved, 'amountPaise');
  if (id == null || writtenAt == null || countsOn === null || year === null || amountPaise === null)
    return [];
  if (kind !== 'due' && kind !== 'payment') return [];
  const facts = readFacts(fieldOf(saved, 'facts'));
  if ((kind === 'due') !== (facts !== null)) return [];
  return [
    {
      id,
      kind,
      writtenAt,
      countsOn,
      year,
      amountPaise,
      facts,
      // what was saved before there were lines of wealth is of the first one
      wealth: readWealth(fieldOf(saved, 'wealth')) ?? firstWealth,
      recipient: recipientIds.find((each) => each === textIn(saved, 'recipient')) ?? null,
      toWhom: textIn(saved, 'toWhom') ?? '',
      note: textIn(saved, 'note') ?? '',
      reverses: textIn(saved, 'reverses'),
    },
  ];
}

function readFacts(saved: unknown): YearFacts | null {
  const startsOn = dayIn(saved, 'startsOn');
  const dueOn = dayIn(saved, 'dueOn');
  const nisabPaise = wholeIn(saved, 'nisabPaise');
  const netPaise = wholeIn(saved, 'netPaise');
  const assetsPaise = wholeIn(saved, 'assetsPaise');
  const debtsPaise = wholeIn(saved, 'debtsPaise');
  if (startsOn === null || dueOn === null || nisabPaise === null || netPaise === null) return null;
  if (assetsPaise === null || debtsPaise === null) return null;
  const working = fieldOf(saved, 'working');
  return {
    startsOn,
    dueOn,
    isComplete: fieldOf(saved, 'isComplete') === true,
    school: textIn(saved, 'school') ?? '',
    nisab: textIn(saved, 'nisab') ?? '',
    nisabPaise,
    assetsPaise,
    debtsPaise,
    netPaise,
    working: Array.isArray(working) ? working.map(readWorking) : [],
  };
}

function wholeIn(from: unknown, name: string): number | null {
  const value = fieldOf(from, name);
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

const readWorking = (saved: unknown) => ({
  label: textIn(saved, 'label') ?? '',
  value: textIn(saved, 'value') ?? '',
});
