import type { ClassLevel, ComplianceCount, IndustryRow, Medians, StandardId } from '@tayyib/shared/contracts';
import type { Company, CompanyRow } from './Company';
import { agedBadgeBy } from './Company';
import { complianceCount } from './complianceCount';
import { mediansOf } from './medians';

/** One industry class with its companies. Its aggregates are computed on first use and cached. */
export class StockClass {
  /** Largest first. */
  readonly companies: readonly Company[];
  readonly #compliance = new Map<StandardId, ComplianceCount>();
  #common: Pick<IndustryRow, 'sector' | 'marketCap' | 'medians'> | null = null;

  constructor(
    readonly id: string,
    readonly level: ClassLevel,
    readonly name: string,
    companies: readonly Company[],
  ) {
    this.companies = [...companies].sort((a, b) => largestFirst(a.row, b.row));
  }

  get medians(): Medians {
    return this.#inCommon().medians;
  }

  /** The class in a list, under one standard. */
  row(standard: StandardId): IndustryRow {
    const { id, level, name } = this;
    return { id, level, name, ...this.#inCommon(), compliance: this.#complianceBy(standard) };
  }

  #complianceBy(standard: StandardId): ComplianceCount {
    const known = this.#compliance.get(standard);
    if (known !== undefined) return known;
    const counted = complianceCount(this.companies.map((company) => agedBadgeBy(company, standard)));
    this.#compliance.set(standard, counted);
    return counted;
  }

  #inCommon() {
    if (this.#common === null) {
      const rows = this.companies.map(({ row }) => row);
      const caps = rows.map(({ marketCapRupees }) => marketCapRupees).filter((cap) => cap !== null);
      this.#common = {
        sector: mostCommon(rows.map(({ sector }) => sector)),
        marketCap: { rupees: caps.reduce((sum, cap) => sum + cap, 0), known: caps.length },
        medians: mediansOf(rows),
      };
    }
    return this.#common;
  }
}

/** Largest first, unknown sizes last. */
export function largestFirst(
  a: Pick<CompanyRow, 'marketCapRupees' | 'stock'>,
  b: Pick<CompanyRow, 'marketCapRupees' | 'stock'>,
): number {
  return (b.marketCapRupees ?? -1) - (a.marketCapRupees ?? -1) || compareNames(a.stock, b.stock);
}

const { compare: compareNames } = new Intl.Collator();

function mostCommon(names: readonly (string | null)[]): string | null {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
