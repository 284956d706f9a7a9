import type {
  BusinessFinding,
  BusinessOutcome,
  FreshnessState,
  RatioId,
  SizeClass,
  StandardId,
} from '@tayyib/shared/contracts';

/** Labels of choices and findings, for several pages. */
export const sizeWords: Readonly<Record<SizeClass, string>> = {
  large: 'Large cap',
  mid: 'Mid cap',
  small: 'Small cap',
};

/** The age of a verdict's accounts. */
export const ageWords: Readonly<Record<FreshnessState, string>> = {
  fresh: 'Fresh',
  ageing: 'Ageing',
  outdated: 'Outdated',
};

/** The third ratio differs by standard; null if the standard has none. */
export const liquidityWords: Readonly<Record<StandardId, string | null>> = {
  TASIS: 'Liquidity',
  AAOIFI: 'Deposits',
  SP: 'Cash and securities',
  DOW_JONES: null,
  MSCI: 'Liquidity',
  FTSE_YASAAR: 'Liquidity',
  SC_MALAYSIA: 'Deposits',
};

/** Short names of ratios, without the denominator. */
export const ratioWords: Readonly<Record<RatioId, string>> = {
  debt: 'Debt',
  impure_income: 'Impure income',
  impure_profit: 'Impure profit',
  liquidity: 'Cash and receivables',
  interest_bearing_assets: 'Interest-bearing assets',
  receivables: 'Receivables',
};

const outcomeWords: Readonly<Record<BusinessOutcome, string>> = {
  permissible: 'Permitted',
  not_permissible: 'Not permitted',
  doubtful: 'Doubtful',
  unknown: 'Not known',
};

export const basisWords: Readonly<Record<BusinessFinding['basis'], string>> = {
  segment_revenue: 'Segment in the accounts',
  recorded_fact: 'Published source',
  industry_class: 'Exchange class',
};

/** The ruling on a line of business: "Not permitted (tobacco)". */
export const rulingWords = ({ outcome, rule }: Pick<BusinessFinding, 'outcome' | 'rule'>): string =>
  rule === 'none' ? outcomeWords[outcome] : `${outcomeWords[outcome]} (${rule})`;
