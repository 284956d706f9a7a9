import type { PortfolioCompany, PortfolioEntry } from '@tayyib/shared/contracts';
import { holdingsOfEntries, type BoughtShares } from './holdingsOfEntries';

/** A company of the portfolio with its entries, and what is on file of it. */
export interface PortfolioHolding {
  isin: string;
  entries: readonly PortfolioEntry[];
  company: PortfolioCompany | null;
}

/** Every purchase and sale of a company, as holdings of the purification calculator. */
export const purchasesOf = ({ isin, entries, company }: PortfolioHolding) =>
  holdingsOfEntries(entries, company?.steps ?? []).map((bought: BoughtShares) => ({
    isin,
    name: company?.stock ?? isin,
    bought,
  }));
