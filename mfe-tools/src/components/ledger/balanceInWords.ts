import { balancesOf, totalBalance } from '@tayyib/shared/shariah/purification-ledger';
import type { Ledger } from '../../state/useLedger';
import { inRupees } from '@tayyib/shared/values/amounts';

/** What a ledger says is open: `₹50.00 still to give`. Null where it cannot be read, or nothing is entered. */
export function balanceInWords({ status, lines }: Pick<Ledger, 'status' | 'lines'>): string | null {
  if (status !== 'open' || lines.length === 0) return null;
  const { balancePaise } = totalBalance(balancesOf(lines));
  if (balancePaise === 0) return 'Nothing still to give';
  return balancePaise > 0
    ? `${inRupees(balancePaise)} still to give`
    : `${inRupees(-balancePaise)} paid ahead`;
}
