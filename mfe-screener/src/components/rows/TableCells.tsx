import { RowStar, useHasStars } from './RowActions';
import { changeHeading, RowChange, RowYear, type Trend } from './RowTrend';
import type { StarredStock } from './StockActions';
import styles from './TableCells.module.css';

/** The heading of the stars; nothing for visitors, who have no lists. */
export const StarHeading = () =>
  useHasStars() && (
    <th scope="col" data-action="true">
      <span className={styles.hidden}>Watchlist</span>
    </th>
  );

/** The star of a row, beside its first column. */
export const StarCell = ({ stock }: { stock: StarredStock }) =>
  useHasStars() && (
    <td data-action="true">
      <RowStar stock={stock} />
    </td>
  );

/**
 * The headings of the last change and of the year, both left out while the table is wider than its frame.
 * @param day of the rows; today if it is not given
 */
export const TrendHeadings = ({ rows, day }: { rows: readonly Trend[]; day?: string }) => (
  <>
    <th scope="col" data-optional={1} className={styles.figure}>
      {changeHeading(rows, day)}
    </th>
    <th scope="col" data-optional={2}>
      Year
    </th>
  </>
);

/** The last change of a row's price, and its year. */
export const TrendCells = ({ row }: { row: Trend }) => (
  <>
    <td data-optional={1} className={styles.figure}>
      <RowChange row={row} />
    </td>
    <td data-optional={2}>
      <RowYear row={row} />
    </td>
  </>
);
