import { knownOn, recipes, statedTotal } from '@tayyib/shared/shariah';
import type { Filing } from '@tayyib/shared/shariah';

/** The accounts of a company; consolidated ones with the debt of the company alone, where that is more than its group's. */
export const withDebtOfCompanyAlone = (filings: readonly Filing[]): Filing[] =>
  filings.map((filing) => {
    const debtOfCompanyAlone = debtAbove(filing, filings);
    return debtOfCompanyAlone === null ? filing : { ...filing, debtOfCompanyAlone };
  });

/** The largest debt that accounts of the company alone of the same day state, filed by then. */
function debtAbove(consolidated: Filing, filings: readonly Filing[]): number | null {
  if (consolidated.nature !== 'consolidated') return null;
  const own = debtOf(consolidated);
  if (own === null) return null;
  const above = filings
    .filter(({ nature, periodEnd }) => nature === 'standalone' && periodEnd === consolidated.periodEnd)
    .filter((ownAccounts) => knownOn(ownAccounts) <= knownOn(consolidated))
    .map((ownAccounts) => debtOf(ownAccounts) ?? 0)
    .filter((debt) => debt > own);
  return above.length === 0 ? null : Math.max(...above);
}

const debtOf = (filing: Filing): number | null => statedTotal(recipes.debt, filing);
