import type { LedgerLine } from '@tayyib/shared/contracts';

/** A line with the balance after it. */
interface StatementLine {
  line: LedgerLine;
  balancePaise: number;
}

/** A ledger over one financial year of India, April to March. */
export interface Statement {
  from: string;
  to: string;
  openingPaise: number;
  /** By day; dues before payments of the same day. */
  lines: readonly StatementLine[];
  duePaise: number;
  paidPaise: number;
  closingPaise: number;
}

/** The year's last day: 31 March. */
export const yearEndOf = (day: string): string =>
  `${Number(day.slice(0, 4)) + (day.slice(5, 7) > '03' ? 1 : 0)}-03-31`;

/** The financial years a ledger covers up to today, newest first. */
export function statementYears(lines: readonly LedgerLine[], today: string): string[] {
  const first = lines.reduce((day, { countsOn }) => (countsOn < day ? countsOn : day), today);
  const years: string[] = [];
  for (let year = Number(yearEndOf(today).slice(0, 4)); `${year}-03-31` >= yearEndOf(first); year -= 1)
    years.push(`${year}-03-31`);
  return years;
}

/** The year up to a 31 March: what was open before, each line, and what is open after. */
export function statementOf(lines: readonly LedgerLine[], to: string): Statement {
  const from = `${Number(to.slice(0, 4)) - 1}-04-01`;
  const openingPaise = sumOf(lines.filter(({ countsOn }) => countsOn < from).map(signed));
  const within = lines.filter(({ countsOn }) => countsOn >= from && countsOn <= to).sort(byDay);
  let balancePaise = openingPaise;
  const rows = within.map((line) => ({ line, balancePaise: (balancePaise += signed(line)) }));
  const ofKind = (kind: LedgerLine['kind']) =>
    sumOf(within.filter((line) => line.kind === kind).map(({ amountPaise }) => amountPaise));
  const duePaise = ofKind('due');
  const paidPaise = ofKind('payment');
  return { from, to, openingPaise, lines: rows, duePaise, paidPaise, closingPaise: balancePaise };
}

/** What the last balance of a statement is called, and its day: a year that is not over has no closing balance yet. */
export const lastBalanceOf = ({ to }: Statement, today: string): { title: string; day: string } =>
  to < today ? { title: 'Closing balance', day: to } : { title: 'Balance so far', day: today };

const signed = ({ kind, amountPaise }: LedgerLine) => (kind === 'due' ? amountPaise : -amountPaise);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
const byDay = (a: LedgerLine, b: LedgerLine) =>
  a.countsOn.localeCompare(b.countsOn) ||
  a.kind.localeCompare(b.kind) ||
  a.writtenAt.localeCompare(b.writtenAt) ||
  a.name.localeCompare(b.name) ||
  a.id.localeCompare(b.id);

/** What a line is called. A due that counts from another day than its year's last corrects an earlier one. */
export function titleOf({ kind, reverses, countsOn, yearTo }: LedgerLine): string {
  if (kind === 'payment') return reverses === null ? 'Payment' : 'Payment reversed';
  return countsOn === yearTo ? 'Due' : 'Correction';
}
