import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export type Scalar = string | number | boolean | null | object;

/** The columns of a table by name, all of one length. */
export type Columns = ReadonlyMap<string, readonly Scalar[]>;

/** How decimals are coded: as whole multiples of 10^-scale, minus those of another column, or of the row before. */
export interface DeltaRule {
  scale: number;
  minus: string | null;
}

/** One line of a packed table. */
type PackedColumn =
  | { name: string; values: Scalar[] }
  | (DeltaRule & { name: string; deltas: (number | null)[] });

/**
 * Packs a table: a line of JSON per column, compressed. Prices of consecutive days differ little, so their differences are short.
 * @param rules the columns that are coded as differences; a column comes after the one it is subtracted from
 */
export function packTable(columns: Columns, rules: ReadonlyMap<string, DeltaRule> = new Map()): Buffer {
  const lines = [...columns].map(([name, values]): PackedColumn => {
    const rule = rules.get(name);
    if (rule === undefined) return { name, values: [...values] };
    const base = rule.minus === null ? null : wholeOf(columns.get(rule.minus) ?? [], rule.scale);
    return { name, ...rule, deltas: differences(wholeOf(values, rule.scale), base) };
  });
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  });
}

/** The columns of a packed table; decimals are texts as the database returns them. */
export function unpackTable(packed: Uint8Array): Map<string, Scalar[]> {
  const columns = new Map<string, Scalar[]>();
  const wholes = new Map<string, (number | null)[]>();
  for (const line of brotliDecompressSync(packed).toString('utf8').trimEnd().split('\n')) {
    const column: PackedColumn = JSON.parse(line);
    if ('values' in column) {
      columns.set(column.name, column.values);
      continue;
    }
    const { name, scale, minus, deltas } = column;
    const whole = sums(deltas, minus === null ? null : (wholes.get(minus) ?? []));
    wholes.set(name, whole);
    const unit = 10 ** scale;
    columns.set(
      name,
      whole.map((value) => (value === null ? null : (value / unit).toFixed(scale))),
    );
  }
  return columns;
}

function wholeOf(values: readonly Scalar[], scale: number): (number | null)[] {
  const unit = 10 ** scale;
  return values.map((value) => {
    if (value === null) return null;
    const whole = Math.round(Number(value) * unit);
    if (!Number.isSafeInteger(whole) || Math.abs(whole / unit - Number(value)) > 1 / unit / unit)
      throw new Error(`${JSON.stringify(value)} has more than ${scale} decimals.`);
    return whole;
  });
}

function differences(values: readonly (number | null)[], base: readonly (number | null)[] | null) {
  let before = 0;
  return values.map((value, at) => {
    if (value === null) return null;
    const difference = value - (base === null ? before : (base[at] ?? 0));
    before = value;
    return difference;
  });
}

function sums(deltas: readonly (number | null)[], base: readonly (number | null)[] | null) {
  let before = 0;
  return deltas.map((delta, at) => {
    if (delta === null) return null;
    before = delta + (base === null ? before : (base[at] ?? 0));
    return before;
  });
}
