import type { Paise } from '@tayyib/shared/values/amounts';
import type { WealthName } from '../zakat/wealthLines';
import { isOf } from './drafts';
import type { YearFacts, ZakatYearLine } from './ZakatYearLine';

/** A Hijri year with what is due and paid for it. */
export interface ZakatYear {
  year: number;
  /** As saved last. */
  facts: YearFacts;
  /** By the day they count from. */
  lines: readonly ZakatYearLine[];
  duePaise: Paise;
  paidPaise: Paise;
  /** Below 0 where more was paid than is due so far. */
  leftPaise: Paise;
}

/** The years of one line of wealth, the newest first. */
export function yearsOf(all: readonly ZakatYearLine[], wealth: Pick<WealthName, 'id'>): ZakatYear[] {
  const lines = all.filter((line) => isOf(line, wealth));
  const numbers = [...new Set(lines.map(({ year }) => year))].sort((a, b) => b - a);
  return numbers.flatMap((year) => {
    const own = lines.filter((line) => line.year === year);
    const facts = own.findLast((line) => line.facts !== null)?.facts;
    if (!facts) return [];
    const sum = (kind: ZakatYearLine['kind']) =>
      own.reduce((total, line) => total + (line.kind === kind ? line.amountPaise : 0), 0);
    const duePaise = sum('due');
    const paidPaise = sum('payment');
    const sorted = own.toSorted((a, b) => a.countsOn.localeCompare(b.countsOn));
    return [{ year, facts, lines: sorted, duePaise, paidPaise, leftPaise: duePaise - paidPaise }];
  });
}

/** The lines of wealth that have saved years, under their newest names. */
export function savedWealth(all: readonly ZakatYearLine[]): WealthName[] {
  return [...new Map(all.map(({ wealth }) => [wealth.id, wealth])).values()];
}

/** `Due`, `Correction`, `Payment`, `Paid in advance` or `Payment reversed`. */
export function titleOfLine(line: ZakatYearLine, { lines, facts }: ZakatYear): string {
  if (line.kind === 'due') return lines.find(({ kind }) => kind === 'due') === line ? 'Due' : 'Correction';
  if (line.reverses !== null) return 'Payment reversed';
  return line.countsOn < facts.dueOn ? 'Paid in advance' : 'Payment';
}
