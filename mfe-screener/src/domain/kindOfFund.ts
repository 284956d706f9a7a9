import type { FundRow } from '@tayyib/shared/contracts';

/** What tells funds of one name apart: `Direct plan, growth`. Empty where nothing is said. */
export function kindOfFund({ plan, option }: Pick<FundRow, 'plan' | 'option'>): string {
  const words = [plan, option].filter((word) => word !== null && word !== '');
  return words.join(' · ');
}
