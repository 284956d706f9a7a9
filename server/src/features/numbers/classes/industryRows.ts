import type { ClassLevel, IndustryRow, StandardId, StockFigures } from '@tayyib/shared/contracts';
import { complianceCount } from '../market/complianceCount';
import type { MarketFigures } from '../market/MarketFigures';
import { mediansOf } from '../market/medians';
import { oncePerMarket } from '../market/oncePerMarket';

/** `industry~petroleum-products`: level and name, for an address. */
export function classId(level: ClassLevel, name: string): string {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${level}~${slug.replace(/^-|-$/g, '')}`;
}

interface Class {
  row: IndustryRow;
  stocks: StockFigures[];
}

/** Every class of a level by its id. */
function collect(rows: Iterable<StockFigures>, level: ClassLevel): Map<string, Class> {
  const members = new Map<string, { name: string; stocks: StockFigures[] }>();
  for (const stock of rows) {
    const name = stock[level];
    if (name === null) continue;
    const id = classId(level, name);
    const known = members.get(id);
    if (known === undefined) members.set(id, { name, stocks: [stock] });
    else known.stocks.push(stock);
  }
  return new Map(
    [...members].map(([id, { name, stocks }]) => [
      id,
      { stocks: stocks.sort(largestFirst), row: rowOf(id, level, name, stocks) },
    ]),
  );
}

/** All four levels by one standard, worked out when the first is asked for. */
const classesBy = oncePerMarket((market, standard: StandardId) => {
  const rows = [...market.rowsBy(standard).values()];
  return {
    sector: collect(rows, 'sector'),
    industry: collect(rows, 'industry'),
    group: collect(rows, 'group'),
    subgroup: collect(rows, 'subgroup'),
  };
});

/** Every class of a level with what its stocks have in common. */
export function classesOf(
  market: MarketFigures,
  standard: StandardId,
  level: ClassLevel,
): Map<string, Class> {
  return classesBy(market, standard)[level];
}

/** The largest first, those of unknown size last. */
export function largestFirst(a: StockFigures, b: StockFigures): number {
  return (b.marketCapRupees ?? -1) - (a.marketCapRupees ?? -1) || a.stock.localeCompare(b.stock);
}

function rowOf(id: string, level: ClassLevel, name: string, stocks: readonly StockFigures[]): IndustryRow {
  const caps = stocks.map(({ marketCapRupees }) => marketCapRupees).filter((cap) => cap !== null);
  return {
    id,
    level,
    name,
    sector: mostCommon(stocks.map(({ sector }) => sector)),
    compliance: complianceCount(stocks),
    marketCap: { rupees: caps.reduce((sum, cap) => sum + cap, 0), known: caps.length },
    medians: mediansOf(stocks),
  };
}

function mostCommon(names: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
