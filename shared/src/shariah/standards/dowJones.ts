import type { Citation, Standard } from '../types';
import { armsOfUnstatedUse, cannabis } from './businessRules';
import { debtRatio, doubtfulToAll, forbiddenToAll, impureIncomeRatio, indianNames, shipped } from './common';
import { interestAndInsurance } from './financeRules';
import { namedIn } from './namedByNorm';
import { averageMarketCap, revenue } from './recipes';
import { ownReading, readOn, shariahSecurities, windowReading } from './sources';

const hujja: Citation = {
  title: 'Hujja: rule file of the Dow Jones Islamic Market method of February 2026, with page references',
  address: 'https://pypi.org/project/hujja/',
  standing: 'second hand',
  readOn,
};
const methodology: Citation = {
  title: 'Dow Jones Islamic Market Indices Methodology, July 2021 (appendix I; an earlier form)',
  address: 'https://www.scribd.com/document/515151183/methodology-dj-islamic-market-indices',
  standing: 'own document',
  readOn,
};

const windowMonths = 24;
const bufferReading =
  'The method counts evaluation periods without saying how long one is; a calendar quarter is taken, as the indices are reviewed quarterly. A company already judged compliant stays so while its debt is beyond the limit by no more than two points, until the third quarter in a row; beyond that it is out at once; it is back in the third quarter in a row within the limit. A company judged for the first time has no past and is held to the limit itself.';

/** Dow Jones Islamic Market, the form of 2026: one ratio over market capitalisation, with a buffer. */
export const dowJones: Standard = {
  id: 'DOW_JONES',
  title: 'Dow Jones Islamic Market, form of February 2026',
  ...shipped,
  business: {
    tolerance: 0.05,
    rules: [...forbiddenToAll, cannabis, ...interestAndInsurance, armsOfUnstatedUse, ...doubtfulToAll],
    ...indianNames,
    ...namedIn(hujja, 'tobacco', 'alcohol', 'pork', 'gambling', 'finance', 'weapons', 'cannabis', 'adult'),
    sources: [hujja, methodology],
    reading:
      'A line that is not permitted, below 5 % of revenue, is borne with and counted as impure income. Arms are excluded unless made for defence, which a class does not tell, so they are doubtful.',
  },
  ratios: [
    {
      ...debtRatio,
      label: 'Debt to average market capitalisation',
      denominator: averageMarketCap(windowMonths),
      limit: 0.33,
      limitInclusive: false,
      hysteresis: { kind: 'buffer', points: 0.02, periods: 3, periodMonths: 3 },
      sources: [hujja, methodology, shariahSecurities],
      reading: `Older accounts average over 12 months and add ratios for cash and receivables, which the method has dropped since. ${bufferReading} ${windowReading(windowMonths)}`,
    },
    {
      ...impureIncomeRatio,
      label: 'Impure income to revenue',
      denominator: revenue,
      limit: 0.05,
      limitInclusive: false,
      sources: [hujja],
      reading: 'All interest counts, over revenue from business; exactly 5 % fails.',
    },
  ],
  readings: [bufferReading, windowReading(windowMonths), ownReading('S&P Dow Jones Indices')],
};
