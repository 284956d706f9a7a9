import type { ScreenRow, ScreenSort } from '@tayyib/shared/contracts';
import { croreInColumn, formatDay, percentInColumn } from '@tayyib/shared/values/format';
import { Link } from '@tayyib/shared/sdk/router';
import { standardNames } from '@tayyib/shared/shariah';
import { CompanyName, FigureCell, useTableFrame } from '@tayyib/shared/parts/tables';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import type { ScreenChoices } from '../../domain/screens/screenAddress';
import { liquidityWords } from '../../domain/wording';
import { stockAddress } from '../../domain/stockAddress';
import { StarCell, StarHeading, TrendCells, TrendHeadings } from '../rows/TableCells';
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
  const frame = useTableFrame<HTMLDivElement>();
  const sorting = { choices, onSort };
  const third = isDetailed ? liquidityWords[choices.standard] : null;
  return (
    <div ref={frame} className={styles.frame} data-compact="true">
      <table className={styles.table}>
        <caption className={styles.caption}>
          Stocks that match, judged by {standardNames[choices.standard]}
        </caption>
        <thead>
          <tr>
            <SortHeader sort="name" label="Company" {...sorting} />
            <StarHeading />
            <SortHeader sort="status" label="Verdict" {...sorting} />
            {isDetailed && <SortHeader sort="debt" label="Debt" unit="%" {...sorting} />}
            {isDetailed && <SortHeader sort="impureIncome" label="Impure income" unit="%" {...sorting} />}
            {third && <SortHeader sort="liquidity" label={third} unit="%" {...sorting} />}
            <SortHeader sort="marketCap" label="Avg. market cap" unit="₹ cr" {...sorting} />
            <TrendHeadings rows={rows} />
            <th scope="col">Accounts to</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.isin}>
              <th scope="row" title={row.stock}>
                <Link to={stockAddress(row.isin, choices.standard)} className={styles.link}>
                  <CompanyName name={row.stock} />
                </Link>
                <small>{row.stock_code}</small>
              </th>
              <StarCell stock={row} />
              <td title={row.reason}>
                {/* its age has a column of its own */}
                <VerdictBadge badge={row.badge} age={{ ...row, freshness: null }} />
              </td>
              {isDetailed && (
                <>
                  <td className={styles.figure}>
                    <Percent of={row.debt} />
                  </td>
                  <td className={styles.figure}>
                    <Percent of={row.impureIncome} />
                  </td>
                </>
              )}
              {third && (
                <td className={styles.figure}>
                  <Percent of={row.liquidity} />
                </td>
              )}
              <td className={styles.figure}>
                <FigureCell
                  figure={row.marketCapRupees === null ? null : croreInColumn(row.marketCapRupees)}
                />
              </td>
              <TrendCells row={row} />
              <td className={styles.day} data-outdated={row.freshness === 'outdated'}>
                {row.accountsTo ? formatDay(row.accountsTo) : <FigureCell figure={null} />}
                {row.freshness === 'outdated' && <span className={styles.caption}> outdated</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Percent = ({ of }: { of: number | null }) => (
  <FigureCell figure={of === null ? null : percentInColumn(of)} />
);
