import type { ScreenRow, ScreenSort } from '@tayyib/shared/contracts';
import { formatDay } from '@tayyib/shared/format';
import { Link } from '@tayyib/shared/router';
import { standardNames } from '@tayyib/shared/shariah';
import { VerdictBadge } from '@tayyib/shared/ui';
import type { ScreenChoices } from '../../domain/screens/screenAddress';
import { liquidityWords } from '../../domain/wording';
import { stockAddress } from '../../domain/stockAddress';
import { Figure } from '../figures/Figure';
import styles from './ScreenTable.module.css';
import { SortHeader } from './SortHeader';

interface Props {
  rows: readonly ScreenRow[];
  choices: ScreenChoices;
  /** Whether ratios are shown. */
  isDetailed: boolean;
  onSort: (sort: ScreenSort, order: 'asc' | 'desc') => void;
}

/** A page of results as a table, for wide windows. */
export function ScreenTable({ rows, choices, isDetailed, onSort }: Props) {
  const sorting = { choices, onSort };
  const third = isDetailed ? liquidityWords[choices.standard] : null;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Stocks that match, judged by {standardNames[choices.standard]}
        </caption>
        <thead>
          <tr>
            <SortHeader sort="name" label="Company" {...sorting} />
            <SortHeader sort="status" label="Verdict" {...sorting} />
            {isDetailed && <SortHeader sort="debt" label="Debt" isFigure {...sorting} />}
            {isDetailed && <SortHeader sort="impureIncome" label="Impure income" isFigure {...sorting} />}
            {third && <SortHeader sort="liquidity" label={third} isFigure {...sorting} />}
            <SortHeader sort="marketCap" label="Avg. market cap" isFigure {...sorting} />
            <th scope="col">Accounts to</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.isin}>
              <th scope="row">
                <Link to={stockAddress(row.isin, choices.standard)} className={styles.link}>
                  {row.stock}
                </Link>
                <span className={styles.code}>{row.stock_code}</span>
              </th>
              <td title={row.reason}>
                <VerdictBadge badge={row.badge} age={row} />
              </td>
              {isDetailed && (
                <>
                  <td className={styles.figure}>
                    <Figure ratio={row.debt} />
                  </td>
                  <td className={styles.figure}>
                    <Figure ratio={row.impureIncome} />
                  </td>
                </>
              )}
              {third && (
                <td className={styles.figure}>
                  <Figure ratio={row.liquidity} />
                </td>
              )}
              <td className={styles.figure}>
                <Figure rupees={row.marketCapRupees} />
              </td>
              <td className={styles.day}>
                {row.accountsTo ? formatDay(row.accountsTo) : <Figure ratio={null} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
