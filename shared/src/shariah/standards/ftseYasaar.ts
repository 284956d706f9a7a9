import type { Citation, Standard } from '../types';
import { arms, mediaOfUnstatedContent } from './businessRules';
import {
  cashAndSecuritiesRatio,
  debtRatio,
  doubtfulToAll,
  forbiddenToAll,
  impureIncomeRatio,
  indianNames,
  liquidityRatio,
  shipped,
} from './common';
import { interestAndInsurance } from './financeRules';
import { namedIn } from './namedByNorm';
import { revenue, totalAssets } from './recipes';
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
  title: 'FTSE Global Equity Shariah (Yasaar)',
  ...shipped,
  business: {
    tolerance: 0.05,
    rules: [...forbiddenToAll, ...interestAndInsurance, arms, mediaOfUnstatedContent, ...doubtfulToAll],
    ...indianNames,
    ...namedIn(
      ftse,
      'tobacco',
      'alcohol',
      'pork',
      'gambling',
      'casinos',
      'banking',
      'finance',
      'insurance',
      'weapons',
      'defence',
      'adult',
    ),
    sources: [ftse],
    reading:
      'The page excludes companies involved in a line and lets impure income reach 5 % of revenue: a small line is therefore borne with and counted. Entertainment is named as casinos, gambling and pornography; other entertainment is doubtful.',
  },
  ratios: [
    {
      ...debtRatio,
      label: 'Debt to total assets',
      denominator: totalAssets,
      limit: 0.33333,
      limitInclusive: false,
      sources: [ftse, shariahSecurities],
      reading: null,
    },
    {
      ...cashAndSecuritiesRatio,
      label: 'Cash and interest-bearing items to total assets',
      denominator: totalAssets,
      limit: 0.33333,
      limitInclusive: false,
      sources: [ftse, shariahSecurities],
      reading: securitiesReading,
    },
    {
      ...liquidityRatio,
      label: 'Cash and receivables to total assets',
      denominator: totalAssets,
      limit: 0.5,
      limitInclusive: false,
      sources: [ftse, shariahSecurities],
      reading: null,
    },
    {
      ...impureIncomeRatio,
      label: 'Impure income to revenue',
      denominator: revenue,
      limit: 0.05,
      limitInclusive: true,
      sources: [ftse],
      reading:
        'Interest and income of lines not permitted should not exceed 5 % of total revenue; exactly 5 % passes.',
    },
  ],
  readings: [familyReading, securitiesReading, ownReading('FTSE Russell')],
};
