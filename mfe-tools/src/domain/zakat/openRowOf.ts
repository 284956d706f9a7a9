import type { PortfolioCompany, PortfolioEntry } from '@tayyib/shared/contracts';
import { positionOf } from '../portfolio/positionOf';
import { emptyCompany, type CompanyRow } from './zakatForm';

interface Holding {
  isin: string;
  entries: readonly PortfolioEntry[];
  company: PortfolioCompany | null;
}

/** What a portfolio has of a company today, as a long-term holding; nothing where all of it is sold. */
export function openRowOf({ isin, entries, company }: Holding, today: string): CompanyRow[] {
  const { shares } = positionOf(isin, entries, company ?? { steps: [], dividends: [], notices: [] }, today);
  if (shares <= 0) return [];
  return [{ ...emptyCompany, isin, name: company?.stock ?? isin, shares, method: 'accounts' }];
}
