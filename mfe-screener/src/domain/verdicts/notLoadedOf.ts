import type { ComplianceCount } from '@tayyib/shared/contracts';

/** How many of those under review are so because their accounts are not loaded: nothing else is known against or for them. */
export const notLoadedOf = ({ byGrade }: Pick<ComplianceCount, 'byGrade'>): number =>
  byGrade.accounts_not_loaded;
