import type { FigureDefinition, YearRatioId } from '@tayyib/shared/contracts';
import type { FilingFormat } from '@tayyib/shared/shariah';
import { isOfInsurer, isOfLender } from '@tayyib/shared/shariah';
import { safeRatio, sumIfKnown } from '../../../../lib/safeRatio';
import type { YearFigures } from './yearFigures';

export type YearRatios = Record<YearRatioId, number | null>;

interface RatioFormula extends Omit<FigureDefinition, 'id'> {
  of: (figures: YearFigures) => number | null;
  /** Meaningless for a bank or finance company, whose debt is its raw material. */
  notForLenders?: true;
}

/**
 * Textbook ratios on the balance sheet of the year's last day, so that one filing is enough and each can be recomputed
 * by hand. Formulas as in the CFA Institute's "Financial Analysis Techniques", with closing balances for averages.
 */
export const ratioFormulas: Readonly<Record<YearRatioId, RatioFormula>> = {
  roe: {
    label: 'Return on equity',
    unit: 'fraction',
    formula: 'Net profit / equity at the end of the year.',
    of: ({ netProfit, equity }) => safeRatio(netProfit, equity),
  },
  roce: {
    label: 'Return on capital employed',
    unit: 'fraction',
    formula: '(Profit before tax + finance costs) / (equity + borrowings) at the end of the year.',
    of: ({ profitBeforeTax, interest, equity, debt }) =>
      safeRatio(sumIfKnown(profitBeforeTax, interest), sumIfKnown(equity, debt)),
    notForLenders: true,
  },
  roa: {
    label: 'Return on assets',
    unit: 'fraction',
    formula: 'Net profit / total assets at the end of the year.',
    of: ({ netProfit, totalAssets }) => safeRatio(netProfit, totalAssets),
  },
  netMargin: {
    label: 'Net profit margin',
    unit: 'fraction',
    formula: 'Net profit / total income.',
    of: ({ netProfit, totalIncome }) => safeRatio(netProfit, totalIncome),
  },
  debtToAssets: {
    label: 'Debt to assets',
    unit: 'fraction',
    formula: 'Borrowings / total assets.',
    of: ({ debt, totalAssets }) => safeRatio(debt, totalAssets),
  },
  debtToEquity: {
    label: 'Debt to equity',
    unit: 'times',
    formula: 'Borrowings / equity.',
    of: ({ debt, equity }) => safeRatio(debt, equity),
  },
  interestCoverage: {
    label: 'Interest coverage',
    unit: 'times',
    formula: '(Profit before tax + finance costs) / finance costs; not known without finance costs.',
    of: ({ profitBeforeTax, interest }) => safeRatio(sumIfKnown(profitBeforeTax, interest), interest),
    notForLenders: true,
  },
  interestIncomeToIncome: {
    label: 'Interest income to income',
    unit: 'fraction',
    formula: 'Interest income / total income.',
    of: ({ interestIncome, totalIncome }) => safeRatio(interestIncome, totalIncome),
  },
  liquidity: {
    label: 'Cash and receivables to assets',
    unit: 'fraction',
    formula: '(Cash and bank balances + trade receivables) / total assets.',
    of: ({ cash, receivables, totalAssets }) => safeRatio(sumIfKnown(cash, receivables), totalAssets),
  },
  assetTurnover: {
    label: 'Asset turnover',
    unit: 'times',
    formula: 'Revenue from operations / total assets.',
    of: ({ sales, totalAssets }) => safeRatio(sales, totalAssets),
  },
  debtorDays: {
    label: 'Debtor days',
    unit: 'days',
    formula: 'Trade receivables / revenue from operations x 365.',
    of: ({ receivables, sales }) => {
      const ofYear = safeRatio(receivables, sales);
      return ofYear === null ? null : ofYear * 365;
    },
    notForLenders: true,
  },
};

/**
 * The ratios of one year. Those that compare a flow to a balance are unknown for a year that is not about
 * twelve months long, as they would not be comparable.
 */
export function yearRatios(figures: YearFigures, format: FilingFormat, months: number): YearRatios {
  const isWholeYear = months >= 11 && months <= 13;
  const of = (id: YearRatioId): number | null => {
    const formula = ratioFormulas[id];
    if (formula.notForLenders && (isOfLender(format) || isOfInsurer(format))) return null;
    if (!isWholeYear && flowOverBalance.has(id)) return null;
    return formula.of(figures);
  };
  return {
    roe: of('roe'),
    roce: of('roce'),
    roa: of('roa'),
    netMargin: of('netMargin'),
    debtToAssets: of('debtToAssets'),
    debtToEquity: of('debtToEquity'),
    interestCoverage: of('interestCoverage'),
    interestIncomeToIncome: of('interestIncomeToIncome'),
    liquidity: of('liquidity'),
    assetTurnover: of('assetTurnover'),
    debtorDays: of('debtorDays'),
  };
}

const flowOverBalance: ReadonlySet<YearRatioId> = new Set([
  'roe',
  'roce',
  'roa',
  'assetTurnover',
  'debtorDays',
]);
