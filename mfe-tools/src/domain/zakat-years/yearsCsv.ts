import { spokenHijriDay } from '@tayyib/shared/values/calendar';
import { csvFile, csvRupees, quoted } from '@tayyib/shared/values/text-files';
import { recipientNames } from './recipients';
import { titleOfLine, type ZakatYear } from './yearsOf';
import type { ZakatYearLine } from './ZakatYearLine';

const heading = [
  'Wealth',
  'Zakat year',
  'Due on',
  'Due on (Hijri)',
  'Date',
  'Entry',
  'School',
  'Nisab',
  'Working',
  'Recipients',
  'Paid to',
  'Note',
  'Nisab (INR)',
  'Wealth above debts (INR)',
  'Due (INR)',
  'Paid (INR)',
];

/** Every line of every year as CSV. */
export const yearsCsv = (years: readonly ZakatYear[]): string =>
  csvFile([heading.map(quoted), ...years.flatMap((year) => year.lines.map((line) => rowOf(year, line)))]);

function rowOf(year: ZakatYear, line: ZakatYearLine): string[] {
  const { kind, countsOn, facts, recipient, toWhom, note, amountPaise } = line;
  const { dueOn } = facts ?? year.facts;
  const working = facts?.working.map(({ label, value }) => `${label}: ${value}`).join('; ');
  const words = [
    line.wealth.name,
    `${year.year} AH`,
    dueOn,
    spokenHijriDay(dueOn),
    countsOn,
    titleOfLine(line, year),
    facts?.school,
    facts?.nisab,
    working,
    recipient && recipientNames[recipient],
    toWhom,
    note,
  ];
  const wealth = facts ? [csvRupees(facts.nisabPaise), csvRupees(facts.netPaise)] : ['', ''];
  const amount = csvRupees(amountPaise);
  return [
    ...words.map((text) => quoted(text ?? '')),
    ...wealth,
    ...(kind === 'due' ? [amount, ''] : ['', amount]),
  ];
}
