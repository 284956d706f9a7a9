import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

export type Scalar = string | number | boolean | null | object;

/** The columns of a table by name, all of one length. */
export type Columns = ReadonlyMap<string, readonly Scalar[]>;

/** How decimals are coded: as whole multiples of 10^-scale, minus those of another column, or of the row before. */
export interface DeltaRule {
  scale: number;
  minus: string | null;
}

type CodedColumn = DeltaRule & { name: string; deltas: (number | null)[] };

/** One line of a packed table. */
type PackedColumn = { name: string; values: Scalar[] } | CodedColumn;

/**
 * Packs a table: a line of JSON per column, compressed. Prices of consecutive days differ little, so their differences are short.
 * @param rules the columns that are coded as differences
 */
export function packTable(columns: Columns, rules: ReadonlyMap<string, DeltaRule> = new Map()): Buffer {
  const lines = [...columns].map(([name, values]): PackedColumn => {
    const rule = rules.get(name);
    if (rule === undefined) return { name, values: [...values] };
    const base = rule.minus === null ? null : wholeOf(named(columns, rule.minus), rule.scale);
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
  const lines = brotliDecompressSync(packed).toString('utf8').trimEnd().split('\n');
  const columns = lines.map((line) => {
    const column: PackedColumn = JSON.parse(line);
    return column;
  });
  const coded = new Map(columns.flatMap((column) => ('values' in column ? [] : [[column.name, column]])));
  /** The sums of a column, which may be stored before the one it is subtracted from. */
  const wholeOfColumn = ({ minus, deltas }: CodedColumn): (number | null)[] =>
    sums(deltas, minus === null ? null : wholeOfColumn(named(coded, minus)));
  return new Map(
    columns.map((column) => {
      if ('values' in column) return [column.name, column.values];
      const unit = 10 ** column.scale;
      const decimal = (whole: number | null) =>
        whole === null ? null : (whole / unit).toFixed(column.scale);
      return [column.name, wholeOfColumn(column).map(decimal)];
    }),
  );
}

function named<Column>(columns: ReadonlyMap<string, Column>, name: string): Column {
  const column = columns.get(name);
  if (column === undefined) throw new Error(`There is no column "${name}".`);
  return column;
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
