import type { Citation, Standard } from '../types';
import { cannabis, mediaOfUnstatedContent } from './businessRules';
import {
  cashAndSecuritiesRatio,
  debtRatio,
  doubtfulToAll,
  forbiddenToAll,
  impureIncomeRatio,
  indianNames,
  shipped,
} from './common';
import { interestAndInsurance } from './financeRules';
import { namedIn } from './namedByNorm';
import { averageMarketCap, totalIncome, tradeReceivables } from './recipes';
import { ownReading, readOn, securitiesReading, shariahSecurities, windowReading } from './sources';

const islamicly: Citation = {
  title: 'Islamicly: its previous rule, the older form of the S&P screens (36 months; 33, 33 and 49 %; 5 %)',
  address:
    'https://blog.islamicly.com/halal-investing-guide/important-update-enhancement-to-the-shariah-screening-criteria',
  standing: 'second hand',
  readOn,
};
const newerForm: Citation = {
  title:
    'An open rule file of a newer form: the debt ratio alone, with a buffer of two points; lines excluded',
  address: 'https://github.com/saaimkhan-sak/halal-quant/blob/main/code/screening/rules_sp.py',
  standing: 'second hand',
  readOn,
};

const pressRelease: Citation = {
  title: 'PLANADVISER on the S&P Shariah indices: the lines they exclude',
  address: 'https://planadviser.com/sp-expands-shariah-compliant-indexes/',
  standing: 'second hand',
  readOn: '2026-11-23',
};

const windowMonths = 36;
const formReading =
  'Accounts of the method disagree: an older form with three ratios over market value, and a newer one that keeps the debt ratio alone with a buffer. The older is taken, as it is the stricter and we have not read the change in a paper of the body itself. One page says 12 months instead of 36.';

/** The S&P Shariah Indices, older form, as described by others. */
export const sp: Standard = {
  id: 'SP',
  title: 'S&P Shariah Indices, older form',
  ...shipped,
  business: {
    tolerance: 0.05,
    rules: [...forbiddenToAll, cannabis, ...interestAndInsurance, mediaOfUnstatedContent, ...doubtfulToAll],
    ...indianNames,
    ...namedIn(pressRelease, 'tobacco', 'alcohol', 'pork', 'gambling', 'media', 'adult'),
    sources: [islamicly, newerForm, pressRelease],
    reading:
      'A line that is not permitted, below 5 % of revenue, is borne with and counted as impure income. Media and advertising are excluded with exceptions for news and sport, which a class does not tell, so they are doubtful.',
  },
  ratios: [
    {
      ...debtRatio,
      label: 'Debt to average market value of equity',
      denominator: averageMarketCap(windowMonths),
      limit: 0.33,
      limitInclusive: false,
      sources: [islamicly, shariahSecurities],
      reading: `Less than 33 %; one page says at most. ${windowReading(windowMonths)}`,
    },
    {
      ...cashAndSecuritiesRatio,
      label: 'Cash and interest-bearing securities to average market value of equity',
      denominator: averageMarketCap(windowMonths),
      limit: 0.33,
      limitInclusive: false,
      sources: [islamicly, shariahSecurities],
      reading: securitiesReading,
    },
    {
      id: 'receivables',
      label: 'Receivables to average market value of equity',
      numerator: tradeReceivables,
      denominator: averageMarketCap(windowMonths),
      numeratorIs: 'exact',
      limit: 0.49,
      limitInclusive: false,
      failStatus: 7,
      sources: [islamicly, shariahSecurities],
      reading: null,
    },
    {
      ...impureIncomeRatio,
      label: 'Impure income to total income',
      denominator: totalIncome,
      limit: 0.05,
      limitInclusive: false,
      sources: [islamicly, newerForm],
      reading: 'Some accounts leave interest out of the five per cent; it is counted, the stricter reading.',
    },
  ],
  readings: [
    formReading,
    windowReading(windowMonths),
    securitiesReading,
    ownReading('S&P Dow Jones Indices'),
  ],
};
