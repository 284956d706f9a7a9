import type { YearFigureId } from '@tayyib/shared/contracts';
import type { AmountKey, Filing } from '@tayyib/shared/shariah';
import { recipes, statedTotal, sumUp } from '@tayyib/shared/shariah';
import type { FiledAccounts } from '../../records/filedAccounts';
import { safeRatio } from '../../../../lib/safeRatio';

export type YearFigures = Record<YearFigureId, number | null>;

type Recipe = (typeof recipes)['debt'];

/**
 * The lines of one filing under our names, in rupees; sums are those the verdicts use. A line the filing does not state,
 * or states with an impossible value, is null.
 * @param faceValueRupees by which the paid-up capital is divided to give shares as counted today (`faceValueAt`); null where not known
 */
export function yearFigures(filing: FiledAccounts, faceValueRupees: number | null): YearFigures {
  const stated = (key: AmountKey) => filing.amounts[key] ?? null;
  const summed = (recipe: Recipe) => statedTotal(recipe, filing);
  const shares = safeRatio(stated('paidUpCapital'), faceValueRupees);
  return {
    sales: summed(recipes.revenue),
    otherIncome: stated('otherIncome'),
    totalIncome: stated('totalIncome'),
    interestIncome: summed(recipes.interestIncome),
    interestReceived: stated('interestReceived'),
    dividendIncome: stated('dividendIncome'),
    interest: stated('financeCosts'),
    profitBeforeTax: stated('profitBeforeTax'),
    netProfit: stated('profitAfterTax'),
    eps: safeRatio(stated('profitAfterTax'), shares),
    epsFiled: epsFiled(filing),
    operatingCashFlow: filing.operatingCashFlowRupees ?? null,
    totalAssets: stated('totalAssets'),
    equity: stated('equity'),
    bookValue: safeRatio(stated('equity'), shares),
    debt: summed(recipes.debt),
    cash: summed(recipes.cashAndBank),
    receivables: summed(recipes.tradeReceivables),
    inventories: stated('inventories'),
    investments: summed(recipes.investments),
    paidUpCapital: stated('paidUpCapital'),
    currentBorrowings: notNegative(stated('borrowingsCurrent')),
    tradePayables: filing.tradePayablesCurrentRupees ?? null,
    currentTax: filing.currentTaxLiabilitiesRupees ?? null,
  };
}

const notNegative = (rupees: number | null) => (rupees !== null && rupees < 0 ? null : rupees);

function epsFiled({ basicEpsRupees = null, amounts }: FiledAccounts): number | null {
  const isBlank = basicEpsRupees === 0 && amounts.profitAfterTax !== 0;
  return isBlank ? null : basicEpsRupees;
}

/** Describes stated figures that are not used: an interest income of nil next to interest received. */
export function doubtsOf(filing: Filing): string[] {
  return sumUp(recipes.interestIncome, ingredients(filing)).missing.filter((text) => text.includes(': '));
}

const ingredients = (filing: Filing) => ({ filing, marketCaps: [], tolerated: [] });
