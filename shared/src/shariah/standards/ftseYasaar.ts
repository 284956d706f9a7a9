import type { Citation, Standard } from '../standard';
import {
  adult,
  alcohol,
  arms,
  conventionalFinance,
  customerNamedSegments,
  distillery,
  gambling,
  gaming,
  holdingCompany,
  meat,
  mediaOfUnstatedContent,
  mixedFinance,
  pork,
  tobacco,
  wideClasses,
} from './businessRules';
import {
  cashAndBank,
  cashAndInvestments,
  cashAndReceivables,
  debt,
  impureIncome,
  revenue,
  totalAssets,
} from './recipes';
import { ownReading, readOn, securitiesReading, shariahSecurities } from './sources';

const ftse: Citation = {
  title: 'FTSE Russell: Global Equity Shariah Index Series, screened by Yasaar',
  address: 'https://www.ftserussell.com/products/indices/global-shariah',
  standing: 'own document',
  readOn,
};

const familyReading =
  'FTSE publishes another family with IdealRatings, over market capitalisation at 30 %; this edition is the one screened by Yasaar, over total assets.';

/** FTSE Global Equity Shariah Index Series as screened by Yasaar. */
export const ftseYasaar: Standard = {
  id: 'FTSE_YASAAR',
  edition: '2026-11',
  title: 'FTSE Global Equity Shariah (Yasaar)',
  reviewer: 'Not yet reviewed by a scholar',
  accountsMaxAgeMonths: 36,
  marketCapMaxAgeMonths: 12,
  business: {
    tolerance: 0.05,
    rules: [
      tobacco,
      alcohol,
      gambling,
      pork,
      adult,
      holdingCompany,
      conventionalFinance,
      mixedFinance,
      arms,
      mediaOfUnstatedContent,
      gaming,
      meat,
      distillery,
    ],
    wideClasses,
    customerNamedSegments,
    sources: [ftse],
    reading:
      'The page excludes companies involved in a line and lets impure income reach 5 % of revenue: a small line is therefore borne with and counted. Entertainment is named as casinos, gambling and pornography; other entertainment is doubtful.',
  },
  ratios: [
    {
      id: 'debt',
      label: 'Debt to total assets',
      numerator: debt,
      denominator: totalAssets,
      numeratorIs: 'exact',
      limit: 0.33333,
      limitInclusive: false,
      failStatus: 4,
      sources: [ftse, shariahSecurities],
      reading: null,
    },
    {
      id: 'interest_bearing_assets',
      label: 'Cash and interest-bearing items to total assets',
      numerator: cashAndInvestments,
      denominator: totalAssets,
      numeratorIs: 'at_most',
      certainPart: cashAndBank,
      limit: 0.33333,
      limitInclusive: false,
      failStatus: 4,
      sources: [ftse, shariahSecurities],
      reading: securitiesReading,
    },
    {
      id: 'liquidity',
      label: 'Cash and receivables to total assets',
      numerator: cashAndReceivables,
      denominator: totalAssets,
      numeratorIs: 'exact',
      limit: 0.5,
      limitInclusive: false,
      failStatus: 7,
      sources: [ftse, shariahSecurities],
      reading: null,
    },
    {
      id: 'impure_income',
      label: 'Impure income to revenue',
      numerator: impureIncome,
      denominator: revenue,
      numeratorIs: 'exact',
      limit: 0.05,
      limitInclusive: true,
      failStatus: 6,
      sources: [ftse],
      reading:
        'Interest and income of lines not permitted should not exceed 5 % of total revenue; exactly 5 % passes.',
    },
  ],
  readings: [familyReading, securitiesReading, ownReading('FTSE Russell')],
};
