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

/** Characters that make a spreadsheet treat a cell as a formula. */
const beginsFormula = /^[=+\-@\t\r]/;

/**
 * A text cell. Anything that would run as a formula is prefixed with an apostrophe, as OWASP advises ("CSV
 * Injection").
 */
export function csvText(text: string): string {
  const harmless = beginsFormula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const cell = (value: number | string | null): string => {
  if (value === null) return '';
  return typeof value === 'number' ? String(Number(value.toPrecision(12))) : csvText(value);
};

/**
 * The table as CSV, line by line; an unknown value is an empty cell. Starts with the byte order mark by which
 * Excel detects UTF-8.
 */
export function* screenCsv({ columns, rows, rowAt }: ScreenTable): Generator<string> {
  const heads = columns.map(({ text, unit }) => csvText(`${text}${unit === null ? '' : units[unit]}`));
  yield `\uFEFF${['Name', 'Code', 'ISIN', 'Verdict', ...heads].join(',')}\r\n`;
  for (const row of rows) {
    const { stock, stock_code, isin, badge, cells } = rowAt(row);
    yield `${[stock, stock_code, isin, badges[badge], ...cells].map(cell).join(',')}\r\n`;
  }
}
