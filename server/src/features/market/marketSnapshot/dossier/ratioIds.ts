import type { RatioId } from '@tayyib/shared/contracts';

/** Ratios of a verdict, in the order of the packed figures. */
export const ratioIds = [
  'debt',
  'impure_income',
  'impure_profit',
  'liquidity',
  'interest_bearing_assets',
  'receivables',
] as const satisfies readonly RatioId[];
