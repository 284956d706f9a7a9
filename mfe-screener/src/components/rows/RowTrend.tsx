import type { Badge, ScreenRow } from '@tayyib/shared/contracts';
import { formatDay, isOldClose } from '@tayyib/shared/values/format';
import { ChangeCell, FigureCell, YearCell } from '@tayyib/shared/parts/tables';
import styles from './RowTrend.module.css';

/** What is shown of the price of a row. */
export type Trend = { badge: Badge; stock_code: string } & Pick<
  ScreenRow,
  'change' | 'priceDay' | 'yearCloses'
>;

const coveredBecause = 'Hidden because the stock is not compliant. Its page can show it.';

/** How far the price of a row moved on its last day. Covered like the price on the page of a stock that is not compliant. */
export function RowChange({ row }: { row: Trend }) {
  if (row.badge === 'non_compliant') return <FigureCell figure={null} missing={coveredBecause} />;
  return (
    <span title={row.priceDay ? `Close of ${formatDay(row.priceDay)}` : undefined}>
      <ChangeCell change={row.change} />
    </span>
  );
}

/** The course of its price over a year, covered likewise: it may encourage buying. */
export function RowYear({ row }: { row: Trend }) {
  if (row.badge === 'non_compliant')
    return (
      <span className={styles.covered} title={coveredBecause}>
        Hidden<span className={styles.hidden}>: not compliant</span>
      </span>
    );
  return <YearCell code={row.stock_code} closes={row.yearCloses} />;
}

/** The heading of the changes: those of old closes are not of today. */
export const changeHeading = (rows: readonly Trend[], day?: string): string =>
  rows.some(({ priceDay }) => priceDay && isOldClose(priceDay, day)) ? 'Last known change' : 'Change';
