import { parseFormula } from './parse';
import { plain } from './plainWord';
import { metrics } from './metrics';
import { printFormula, printSubject } from './print';
import type { Formula, MetricRef } from './query';
import type { Remark } from './remarks';
import type { Vocabulary } from './vocabulary';
import { standardNames } from './vocabulary';

/** What a column shows: figures by a formula, or the words of a category. */
export type ColumnRequest = { kind: 'number'; formula: Formula } | { kind: 'word'; of: MetricRef };
export type ColumnResult = { ok: true; column: ColumnRequest } | { ok: false; errors: Remark[] };

const categories = new Map(
  metrics
    .filter(({ kind }) => kind === 'category')
    .flatMap((metric) => metric.names.map((name) => [plain(name), metric])),
);

/** Reads what a column shows: any formula, or a category such as `Sector` or `Status(AAOIFI)`. Never throws. */
export function parseColumn(text: string, vocabulary: Vocabulary = {}): ColumnResult {
  const [, name = '', wanted] = /^\s*([^()]+?)\s*(?:\(([^()]*)\))?\s*$/.exec(text) ?? [];
  const category = categories.get(plain(name));
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

/** The column in one spelling, which reads as the same. */
export const printColumn = (column: ColumnRequest): string =>
  column.kind === 'number' ? printFormula(column.formula) : printSubject(column.of);

/** Null where none is named, undefined for one there is not. */
function standardOf(
  text: string | undefined,
  { standards = standardNames }: Vocabulary,
): string | null | undefined {
  if (text === undefined) return null;
  return standards.find((name) => name.toLowerCase() === text.trim().toLowerCase());
}
