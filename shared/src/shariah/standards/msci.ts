import type { Citation, RatioRule, Standard } from '../types';
import { arms, hotels, musicAndCinema } from './businessRules';
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
import { totalAssets, totalIncome } from './recipes';
import { ownReading, readOn, securitiesReading, shariahSecurities } from './sources';

const msciPage: Citation = {
  title: 'MSCI: Islamic indexes (activities excluded; 33.33 % to stay, 30 % to enter)',
  address: 'https://www-cdn.msci.com/web/msci/our-solutions/indexes/esg-indexes/islamic-indexes',
  standing: 'own document',
  readOn,
};
const methodology: Citation = {
  title: 'MSCI Islamic Index Series Methodology, May 2011 (5 % of revenue, cumulatively)',
  address: 'https://de.scribd.com/document/368269689/MSCI-May11-IslamicMethod',
  standing: 'own document',
  readOn,
};

const bandsReading =
  'A company judged compliant at its last decided verdict may stay up to 33.33 %; any other, and one judged for the first time, may enter up to 30 %.';
const thirdReading =
  'Sources disagree on receivables and cash: 33.33 % as for the other two ratios, or 70 %. The stricter is taken.';

/** What the three ratios share. */
const banded = {
  denominator: totalAssets,
  limit: 0.3,
  limitInclusive: true,
  hysteresis: { kind: 'bands', stayLimit: 0.3333 },
} as const satisfies Partial<RatioRule>;

/** MSCI Islamic Index Series, over total assets. */
export const msci: Standard = {
  id: 'MSCI',
  title: 'MSCI Islamic Index Series (total assets)',
  ...shipped,
  business: {
    tolerance: 0.05,
    rules: [...forbiddenToAll, ...interestAndInsurance, arms, hotels, musicAndCinema, ...doubtfulToAll],
    ...indianNames,
    ...namedIn(
      msciPage,
      'tobacco',
      'alcohol',
      'pork',
      'gambling',
      'finance',
      'defence',
      'music',
      'hotels',
      'cinema',
      'adult',
    ),
    sources: [msciPage, methodology],
    reading:
      'Lines that are not permitted may bring up to 5 % of revenue together; exactly 5 % is taken as too much. Restaurants are read with hotels; exchange classes do not part arms from the rest of defence.',
  },
  ratios: [
    {
      ...debtRatio,
      ...banded,
      label: 'Debt to total assets',
      sources: [msciPage, shariahSecurities],
      reading: bandsReading,
    },
    {
      ...cashAndSecuritiesRatio,
      ...banded,
      label: 'Cash and interest-bearing securities to total assets',
      sources: [msciPage, shariahSecurities],
      reading: `${securitiesReading} ${bandsReading}`,
    },
    {
      ...liquidityRatio,
      ...banded,
      label: 'Cash and receivables to total assets',
      sources: [msciPage, shariahSecurities],
      reading: `${thirdReading} ${bandsReading}`,
    },
    {
      ...impureIncomeRatio,
      label: 'Impure income to total income',
      denominator: totalIncome,
      limit: 0.05,
      limitInclusive: true,
      sources: [methodology],
      reading:
        'The 5 % of revenue from prohibited activities is read with interest counted among them; the method itself purifies dividends for it.',
    },
  ],
  readings: [bandsReading, thirdReading, securitiesReading, ownReading('MSCI')],
};
