import type { ClassLevel } from '@tayyib/shared/contracts';
import { narrowestFirst } from '../../marketSnapshot/companies/ClassIndex';
import type { StockClass } from '../../marketSnapshot/companies/StockClass';
import type { Company } from '../../marketSnapshot/companies/Company';
import type { MarketFigures } from '../../marketSnapshot/companies/MarketFigures';

export interface Classmates {
  level: ClassLevel;
  className: string;
  /** The class, including the company itself. */
  of: StockClass;
  /** Without it. */
  companies: Company[];
}

/**
 * The companies that share a class with one, in the narrowest class that `isEnough` accepts; null where none
 * does.
 */
export function classmatesOf(
  of: Company,
  market: MarketFigures,
  isEnough: (companies: readonly Company[]) => boolean,
): Classmates | null {
  for (const level of narrowestFirst) {
    const className = of.row[level];
    const its = className === null ? undefined : market.classes.named(level, className);
    if (className === null || its === undefined) continue;
    const companies = its.companies.filter((company) => company !== of);
    if (isEnough(companies)) return { level, className, of: its, companies };
  }
  return null;
}

/** Nearest in size first, by ratio; those of unknown size last, by name. */
export function nearestInSize({ row: of }: Company, companies: readonly Company[]): Company[] {
  const distance = ({ row: { marketCapRupees } }: Company) =>
    marketCapRupees !== null && marketCapRupees > 0 && of.marketCapRupees !== null && of.marketCapRupees > 0
      ? Math.abs(Math.log(marketCapRupees / of.marketCapRupees))
      : Number.MAX_VALUE;
  return companies
    .map((company) => ({ company, away: distance(company) }))
    .sort((a, b) => a.away - b.away || a.company.row.stock.localeCompare(b.company.row.stock))
    .map(({ company }) => company);
}
