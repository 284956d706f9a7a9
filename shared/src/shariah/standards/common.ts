import type { BusinessRules, RatioRule, Standard } from '../types';
import {
  adult,
  alcohol,
  ambiguous,
  customerNamedSegments,
  distillery,
  gambling,
  gaming,
  meat,
  pork,
  tobacco,
  wideClasses,
} from './businessRules';
import { doubtfulFinance } from './financeRules';
import { boundRules } from './boundRules';
import { listingRegulations } from './sources';
import { cashAndBank, cashAndInvestments, cashAndReceivables, debt, impureIncome } from './recipes';

// Parts that editions share, so that the file of each edition contains only its differences.

/** No scholar has signed a shipped edition yet; figures older than these limits decide nothing. */
export const shipped = {
  edition: '2026-11.5',
  reviewer: 'Not yet reviewed by a scholar',
  accountsMaxAgeMonths: 36,
  marketCapMaxAgeMonths: 12,
  bounds: boundRules,
  freshness: {
    freshMonths: 12,
    ageingMonths: 24,
    filingDays: 60,
    sources: [listingRegulations],
    reading:
      'Listed companies must publish audited annual accounts within 60 days of the end of their year. Our rule: accounts are fresh until those of the next year must be out, ageing until those of the year after must be, and outdated from then on, without stars.',
  },
} as const satisfies Partial<Standard>;

/** How the names of Indian classes and segments are read. */
export const indianNames = { wideClasses, customerNamedSegments } satisfies Partial<BusinessRules>;

/** Lines no body permits. */
export const forbiddenToAll = [tobacco, alcohol, gambling, pork, adult];

/** Lines for which the exchange class alone is not enough, for every body. */
export const doubtfulToAll = [ambiguous, gaming, meat, distillery, ...doubtfulFinance];

export const debtRatio = {
  id: 'debt',
  numerator: debt,
  numeratorIs: 'exact',
  failStatus: 4,
} as const satisfies Partial<RatioRule>;

/** All bank balances: which of them bear interest is not filed. */
export const depositsRatio = {
  id: 'interest_bearing_assets',
  numerator: cashAndBank,
  numeratorIs: 'at_most',
  failStatus: 4,
} as const satisfies Partial<RatioRule>;

/** Cash, which counts in any case, and all investments: which of them bear interest is not filed. */
export const cashAndSecuritiesRatio = {
  ...depositsRatio,
  numerator: cashAndInvestments,
  certainPart: cashAndBank,
} as const satisfies Partial<RatioRule>;

export const liquidityRatio = {
  id: 'liquidity',
  numerator: cashAndReceivables,
  numeratorIs: 'exact',
  failStatus: 7,
} as const satisfies Partial<RatioRule>;

export const impureIncomeRatio = {
  id: 'impure_income',
  numerator: impureIncome,
  numeratorIs: 'exact',
  failStatus: 6,
} as const satisfies Partial<RatioRule>;
