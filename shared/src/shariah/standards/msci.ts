import type { Citation, RatioRule, Standard } from '../standard';
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
  hotels,
  meat,
  mixedFinance,
  musicAndCinema,
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
  totalAssets,
  totalIncome,
} from './recipes';
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
  edition: '2026-11',
  title: 'MSCI Islamic Index Series (total assets)',
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
      hotels,
      musicAndCinema,
      gaming,
      meat,
      distillery,
    ],
    wideClasses,
    customerNamedSegments,
    sources: [msciPage, methodology],
    reading:
      'Lines that are not permitted may bring up to 5 % of revenue together; exactly 5 % is taken as too much. Restaurants are read with hotels; exchange classes do not part arms from the rest of defence.',
  },
  ratios: [
    {
      ...banded,
      id: 'debt',
      label: 'Debt to total assets',
      numerator: debt,
      numeratorIs: 'exact',
      failStatus: 4,
      sources: [msciPage, shariahSecurities],
      reading: bandsReading,
    },
    {
      ...banded,
      id: 'interest_bearing_assets',
      label: 'Cash and interest-bearing securities to total assets',
      numerator: cashAndInvestments,
      numeratorIs: 'at_most',
      certainPart: cashAndBank,
      failStatus: 4,
      sources: [msciPage, shariahSecurities],
      reading: `${securitiesReading} ${bandsReading}`,
    },
    {
      ...banded,
      id: 'liquidity',
      label: 'Cash and receivables to total assets',
      numerator: cashAndReceivables,
      numeratorIs: 'exact',
      failStatus: 7,
      sources: [msciPage, shariahSecurities],
      reading: `${thirdReading} ${bandsReading}`,
    },
    {
      id: 'impure_income',
      label: 'Impure income to total income',
      numerator: impureIncome,
      denominator: totalIncome,
      numeratorIs: 'exact',
      limit: 0.05,
      limitInclusive: true,
      failStatus: 6,
      sources: [methodology],
      reading:
        'The 5 % of revenue from prohibited activities is read with interest counted among them; the method itself purifies dividends for it.',
    },
  ],
  readings: [bandsReading, thirdReading, securitiesReading, ownReading('MSCI')],
};
