import type { MetricUnit } from '@tayyib/shared/contracts';
import type { ScreenTable } from './runScreen';

const units: Readonly<Record<MetricUnit, string>> = {
  'rupees crore': ' (₹ crore)',
  rupees: ' (₹)',
  percent: ' (%)',
  ratio: '',
  times: ' (times)',
  days: ' (days)',
  count: '',
};
const badges = {
  compliant: 'Compliant',
  non_compliant: 'Not compliant',
  under_review: 'Under review',
} as const;

/** What a sheet takes for a formula when a cell begins with it. */
const beginsFormula = /^[=+\-@\t\r]/;

/** A cell of text: what would be run as a formula is led by an apostrophe, as OWASP advises ("CSV Injection"). */
export function csvText(text: string): string {
  const harmless = beginsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const cell = (value: number | string | null): string => {
  if (value === null) return '';
  return typeof value === 'number' ? String(Number(value.toPrecision(12))) : csvText(value);
};

/**
 * The table as CSV, line by line; an empty cell is what is not known. It begins with the mark by which Excel knows UTF-8.
 */
export function* screenCsv({ columns, rows, rowAt }: ScreenTable): Generator<string> {
  const heads = columns.map(({ text, unit }) => csvText(`${text}${unit === null ? '' : units[unit]}`));
  yield `\uFEFF${['Name', 'Code', 'ISIN', 'Verdict', ...heads].join(',')}\r\n`;
  for (const row of rows) {
    const { stock, stock_code, isin, badge, cells } = rowAt(row);
    yield `${[stock, stock_code, isin, badges[badge], ...cells].map(cell).join(',')}\r\n`;
  }
}
