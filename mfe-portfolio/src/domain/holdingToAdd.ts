import type { PortfolioEntry } from '@tayyib/shared/contracts';
import type { HoldingToAdd } from '@tayyib/shared/sdk/modules';
import type { Held } from './overviewOf';
import { purchasesOf } from './purchasesOf';

/** A company of the portfolio with every purchase and sale of it, for panels and calculators of other modules. */
export const holdingToAdd = (
  { position: { isin, shares }, company, name }: Held,
  entries: readonly PortfolioEntry[],
): HoldingToAdd => ({ isin, name, shares, purchases: purchasesOf(entries, company?.steps ?? []) });
