import type { Citation, Standard } from '../types';
import { entertainmentClasses, hotelsOfUnstatedKind } from './businessRules';
import {
  debtRatio,
  depositsRatio,
  doubtfulToAll,
  forbiddenToAll,
  impureIncomeRatio,
  indianNames,
  shipped,
} from './common';
import { interestAndInsurance } from './financeRules';
import { classesOf } from './industryClasses';
import { entertainmentPhrases, mediaPhrases } from './entertainmentLexicon';
import { averageMarketCap, totalIncome } from './recipes';

const readOn = '2026-11-21';
const ss21: Citation = {
  title: 'AAOIFI Shariah Standard 21 as quoted in the IFG forum',
  address: 'https://forum.islamicfinanceguru.com/t/what-are-all-the-conditions-of-investing-in-stocks/7391',
  standing: 'second hand',
  readOn,
};
const allImpureIncome: Citation = {
  title: 'AAOIFI: five per cent of all impure income, or of interest only?',
  address:
    'https://forum.islamicfinanceguru.com/t/aaoifi-allow-5-of-any-haram-income-or-just-interest-one/1620',
  standing: 'second hand',
  readOn,
};
const musaffa: Citation = {
  title: 'Musaffa: halal investing (less than 30 %; exactly 5 % fails)',
  address: 'https://musaffa.com/halal-investing.php',
  standing: 'second hand',
  readOn,
};

/** The only window with an official Indian source: AMFI publishes six-month averages twice a year. */
const windowMonths = 6;
const windowReading =
  'Published readings average market capitalisation over 12 to 36 months; the official Indian figure is the six-month average of AMFI, so that is used.';
const depositReading =
  'Filings do not say which bank balances bear interest, so all of them count. A sum within the limit passes; a sum beyond it is under review. Deposits of over a year, filed among other financial assets, are not counted.';

/** AAOIFI Shariah Standard 21 as commonly read, with the Indian facts there are. */
export const aaoifi: Standard = {
  id: 'AAOIFI',
  title: 'AAOIFI Shariah Standard 21',
  ...shipped,
  business: {
    tolerance: 0.05,
    rules: [
      ...forbiddenToAll,
      ...interestAndInsurance,
      {
        rule: 'entertainment',
        outcome: 'doubtful',
        classes: [...entertainmentClasses, ...classesOf('media')],
        words: [...entertainmentPhrases.words, 'media'],
        exceptPhrases: mediaPhrases.exceptPhrases,
      },
      hotelsOfUnstatedKind,
      ...doubtfulToAll,
    ],
    ...indianNames,
    sources: [ss21, musaffa],
    reading:
      'The core business must be permitted. A line that is not, below 5 % of revenue, is borne with and counted as impure income.',
  },
  ratios: [
    {
      ...debtRatio,
      label: 'Debt to average market capitalisation',
      denominator: averageMarketCap(windowMonths),
      limit: 0.3,
      limitInclusive: false,
      sources: [ss21, musaffa],
      reading: `Sources say at most 30 % or less than 30 %; the stricter is taken. ${windowReading}`,
    },
    {
      ...depositsRatio,
      label: 'Interest-bearing deposits to average market capitalisation',
      denominator: averageMarketCap(windowMonths),
      limit: 0.3,
      limitInclusive: false,
      sources: [ss21, musaffa],
      reading: `${depositReading} ${windowReading}`,
    },
    {
      ...impureIncomeRatio,
      label: 'Impure income to total income',
      denominator: totalIncome,
      limit: 0.05,
      limitInclusive: false,
      sources: [allImpureIncome, musaffa],
      reading: 'All impure income counts, not interest alone; exactly 5 % fails.',
    },
  ],
  readings: [windowReading, depositReading],
};
