import type { BusinessFinding, BusinessOutcome, SizeClass, StandardId } from '@tayyib/shared/contracts';

/** How choices and findings are put into words on both pages. */
export const sizeWords: Readonly<Record<SizeClass, string>> = {
  large: 'Large cap',
  mid: 'Mid cap',
  small: 'Small cap',
};

/** The third ratio differs by standard. */
export const liquidityWords: Readonly<Record<StandardId, string>> = {
  TASIS: 'Liquidity',
  AAOIFI: 'Deposits',
  SP: 'Cash and securities',
  DOW_JONES: 'No third ratio',
  MSCI: 'Liquidity',
  FTSE_YASAAR: 'Liquidity',
  SC_MALAYSIA: 'Deposits',
};

export const outcomeWords: Readonly<Record<BusinessOutcome, string>> = {
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
