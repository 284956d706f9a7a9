import type { ClassLevel, StockFigures } from '@tayyib/shared/contracts';

/** Levels of the exchange's classes, the narrowest first. */
export const narrowestFirst: readonly ClassLevel[] = ['subgroup', 'group', 'industry', 'sector'];

export interface Classmates {
  level: ClassLevel;
  className: string;
  /** Without the stock itself. */
  rows: StockFigures[];
}

/** The stocks that share a class with one, in the narrowest class that `isEnough` accepts; null where none does. */
export function classmatesOf(
  of: StockFigures,
  all: Iterable<StockFigures>,
  isEnough: (rows: readonly StockFigures[]) => boolean,
  levels: readonly ClassLevel[] = narrowestFirst,
): Classmates | null {
  const others = [...all].filter(({ isin }) => isin !== of.isin);
  for (const level of levels) {
    const className = of[level];
    if (className === null) continue;
    const rows = others.filter((row) => row[level] === className);
    if (isEnough(rows)) return { level, className, rows };
  }
  return null;
}

/** Nearest in size first, by how many times larger or smaller; those of unknown size last, by name. */
export function nearestInSize(of: StockFigures, rows: readonly StockFigures[]): StockFigures[] {
  const distance = ({ marketCapRupees }: StockFigures) =>
    marketCapRupees !== null && marketCapRupees > 0 && of.marketCapRupees !== null && of.marketCapRupees > 0
      ? Math.abs(Math.log(marketCapRupees / of.marketCapRupees))
      : Number.MAX_VALUE;
  return rows
    .map((row) => ({ row, away: distance(row) }))
    .sort((a, b) => a.away - b.away || a.row.stock.localeCompare(b.row.stock))
    .map(({ row }) => row);
}
