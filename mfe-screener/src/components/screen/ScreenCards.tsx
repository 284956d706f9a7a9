import type { ScreenRow, StandardId } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { liquidityWords } from '../../domain/wording';
import { stockAddress } from '../../domain/stockAddress';
import { Figure } from '../figures/Figure';
import { RowStar } from '../rows/RowActions';
import { CardTrend } from '../rows/RowTrend';
import styles from './ScreenCards.module.css';

/** A page of results as cards, for phones. */
export function ScreenCards({
  rows,
  standard,
  isDetailed,
}: {
  rows: readonly ScreenRow[];
  standard: StandardId;
  /** Whether ratios are shown. */
  isDetailed: boolean;
}) {
  const third = liquidityWords[standard];
  return (
    <ul className={styles.cards} aria-label={`Stocks that match, judged by ${standardNames[standard]}`}>
      {rows.map((row) => (
        <li key={row.isin} className={styles.card}>
          <div className={styles.top}>
            <div>
              <Link to={stockAddress(row.isin, standard)} className={styles.link}>
                {row.stock}
              </Link>
              <span className={styles.code}>{row.stock_code}</span>
            </div>
            <VerdictBadge badge={row.badge} age={row} />
          </div>
          <span className={styles.star}>
            <RowStar stock={row} />
          </span>
          {isDetailed && (
            <dl className={styles.figures}>
              <div>
                <dt>Debt</dt>
                <dd>
                  <Figure ratio={row.debt} />
                </dd>
              </div>
              <div>
                <dt>Impure income</dt>
                <dd>
                  <Figure ratio={row.impureIncome} />
                </dd>
              </div>
              {third && (
                <div>
                  <dt>{third}</dt>
                  <dd>
                    <Figure ratio={row.liquidity} />
                  </dd>
                </div>
              )}
            </dl>
          )}
          <div className={styles.foot}>
            <CardTrend row={row} />
            <span>
              Avg. market cap <Figure rupees={row.marketCapRupees} />
            </span>
            <span>{row.accountsTo ? `Accounts to ${formatDay(row.accountsTo)}` : 'No accounts on file'}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
