import { formatPercentBeside } from '../../values/format';
import type { EvaluatedRatio } from '../ratios/evaluateRatio';
import { staysWithin } from '../ratios/staysWithin';

/**
 * The doubt that a company's own accounts leave about the debt of its group, as a missing fact. A group owes no more than the company alone
 * but for what the company owes within it; which of the two a greater debt is, accounts in summary do not say. It matters only
 * where the ratio passes by the one and fails by the other.
 */
export function doubtOfGroupDebt(
  ratios: readonly Pick<EvaluatedRatio, 'rule' | 'ratio' | 'accounts'>[],
): string[] {
  return ratios.flatMap(({ rule, ratio, accounts }) => {
    const ownDebt = accounts?.debtOfCompanyAlone;
    if (ownDebt === undefined) return [];
    const bottom = ratio.denominator.valueRupees ?? 0;
    const isDebt = rule.id === 'debt' && ratio.passes === true && bottom > 0;
    if (!isDebt || staysWithin(ownDebt, bottom, rule)) return [];
    const share = formatPercentBeside(ownDebt / bottom, ratio.limit);
    const ofGroup = formatPercentBeside(ratio.value ?? 0, ratio.limit);
    return [
      `How much the group owes: its accounts state ${ofGroup} of ${ratio.denominator.label.toLowerCase()}, and those of the company alone ${share}, beyond ${formatPercentBeside(ratio.limit, ownDebt / bottom)}`,
    ];
  });
}
