import type { StockPage, Verdict } from '@tayyib/shared/contracts';
import { ChangeChip } from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { badgeOf } from '@tayyib/shared/shariah';
import { formatPaise } from '@tayyib/shared/values/format';
import styles from './StockLine.module.css';

interface Props {
  stock: StockPage;
  verdict: Verdict;
}

/** The head of the page in one line, beside the tabs while the head itself is scrolled away. It repeats what is read there. */
export function StockLine({ stock: { stock_code, price }, verdict }: Props) {
  const { status, accountsTo, freshness, isProvisional, grade } = verdict;
  const badge = badgeOf(status);
  return (
    <div className={styles.line} aria-hidden="true">
      <strong>{stock_code}</strong>
      <VerdictBadge badge={badge} age={{ accountsTo, freshness: freshness?.state, isProvisional, grade }} />
      {/* a price may encourage to buy */}
      {price && badge !== 'non_compliant' && (
        <span className={styles.price}>
          {formatPaise(price.closeRupees)}{' '}
          {price.changePercent !== null && <ChangeChip change={price.changePercent / 100} />}
        </span>
      )}
    </div>
  );
}
