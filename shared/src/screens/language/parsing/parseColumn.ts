import { parseFormula } from './parse';
import { normalizeName, standardNames, type Vocabulary } from './vocabulary';
import { metrics } from '../metrics';
import { printFormula, printSubject } from '../printing/print';
import type { Formula, MetricRef } from '../query';
import type { Diagnostic } from '../diagnostics/diagnostic';

/** The content of a column: figures by a formula, or the words of a category. */
export type ColumnRequest = { kind: 'number'; formula: Formula } | { kind: 'word'; of: MetricRef };
export type ColumnResult = { ok: true; column: ColumnRequest } | { ok: false; errors: Diagnostic[] };

const categories = new Map(
  metrics
    .filter(({ kind }) => kind === 'category')
    .flatMap((metric) => metric.names.map((name) => [normalizeName(name), metric])),
);

/** Parses a column: any formula, or a category such as `Sector` or `Status(AAOIFI)`. Never throws. */
export function parseColumn(text: string, vocabulary: Vocabulary = {}): ColumnResult {
  const [, name = '', wanted] = /^\s*([^()]+?)\s*(?:\(([^()]*)\))?\s*$/.exec(text) ?? [];
  const category = categories.get(normalizeName(name));
  if (category === undefined) {
    const read = parseFormula(text, vocabulary);
    return read.ok ? { ok: true, column: { kind: 'number', formula: read.formula } } : read;
  }
  const standard = standardOf(wanted, vocabulary);
  if (standard === undefined || (standard !== null && category.perStandard !== true)) {
    const position = { start: 0, end: text.length, line: 1, column: 1 };
    return { ok: false, errors: [{ position, message: `There is no column “${text.trim()}”.` }] };
  }
  return {
    ok: true,
    column: { kind: 'word', of: { type: 'metric', id: category.id, period: null, standard } },
  };
}

/** The canonical text of a column; `parseColumn` gives the same column back. */
export const printColumn = (column: ColumnRequest): string =>
  column.kind === 'number' ? printFormula(column.formula) : printSubject(column.of);

/** Null where no standard is named, undefined for an unknown one. */
function standardOf(
  text: string | undefined,
  { standards = standardNames }: Vocabulary,
): string | null | undefined {
  if (text === undefined) return null;
  return standards.find((name) => name.toLowerCase() === text.trim().toLowerCase());
}
