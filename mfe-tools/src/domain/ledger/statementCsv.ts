import type { LedgerLine } from '@tayyib/shared/contracts';
import { methods } from '../purification/sources';
import { csvFile, csvRupees, quoted } from '@tayyib/shared/values/text-files';
import { lastBalanceOf, titleOf, type Statement } from './statement';

const heading = [
  'Date',
  'Entry',
  'Company',
  'ISIN',
  'Financial year to',
  'Method',
  'Working',
  'Paid to',
  'Note',
  'Due (INR)',
  'Paid (INR)',
  'Balance (INR)',
];

/** A statement as CSV. Words that a spreadsheet would run as a formula get an apostrophe before them. */
export function statementCsv(statement: Statement, today: string): string {
  const { from, openingPaise, lines, closingPaise, ...sums } = statement;
  const last = lastBalanceOf(statement, today);
  const bare = (day: string, title: string, amounts: readonly string[]) => [
    ...[day, title, '', '', '', '', '', '', ''].map(quoted),
    ...amounts,
  ];
  return csvFile([
    heading.map(quoted),
    bare(from, 'Opening balance', ['', '', csvRupees(openingPaise)]),
    ...lines.map(({ line, balancePaise }) => [...wordsOf(line), ...amountsOf(line, balancePaise)]),
    bare(last.day, last.title, [
      csvRupees(sums.duePaise),
      csvRupees(sums.paidPaise),
      csvRupees(closingPaise),
    ]),
  ]);
}

function wordsOf(line: LedgerLine): string[] {
  const working = line.working.map(({ label, value }) => `${label}: ${value}`).join('; ');
  const method = line.method === null ? '' : methods[line.method].title;
  const { countsOn, name, isin, yearTo, toWhom, note } = line;
  return [countsOn, titleOf(line), name, isin ?? '', yearTo, method, working, toWhom, note].map(quoted);
}

const amountsOf = ({ kind, amountPaise }: LedgerLine, balancePaise: number): string[] =>
  kind === 'due'
    ? [csvRupees(amountPaise), '', csvRupees(balancePaise)]
    : ['', csvRupees(amountPaise), csvRupees(balancePaise)];
