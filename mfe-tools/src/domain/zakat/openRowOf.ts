import type { HoldingToAdd } from '@tayyib/shared/sdk/modules';
import { emptyCompany, type CompanyRow } from './zakatForm';

/** A company as a long-term holding, with the shares held today if they are known; nothing where all of it is sold. */
export function openRowOf({ isin, name, shares }: HoldingToAdd): CompanyRow[] {
  if (shares !== null && shares <= 0) return [];
  return [{ ...emptyCompany, isin, name, shares, method: 'accounts' }];
}
