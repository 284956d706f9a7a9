import type { ReactNode } from 'react';
import { useTableFrame } from '../useTableFrame';
import styles from './DataTable.module.css';

export interface DataColumn<Row> {
  title: ReactNode;
  /** Shown once, in the header: `%`, `₹ cr`. The text of each cell has it too, for screen readers. */
  unit?: string;
  isFigure?: boolean;
  /** Left out of the cards on phones. */
  isMinor?: boolean;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** For screen readers only. */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first column is the row header. */
  columns: readonly DataColumn<Row>[];
  /** Rows of 36 px instead of 44. */
  isCompact?: boolean;
  /** Whether each row becomes a card on a phone, with the column titles as labels. */
  hasCards?: boolean;
}

/** A table in a frame that scrolls sideways in narrow windows, also by keyboard, with its first column in place. */
export function DataTable<Row>({ caption, rows, keyOf, columns, isCompact, hasCards }: Props<Row>) {
  const frame = useTableFrame<HTMLDivElement>();
  const label = ({ title, unit }: DataColumn<Row>) =>
    typeof title === 'string' ? `${title}${unit ? `, ${unit}` : ''}` : undefined;
  return (
    <div
      ref={frame}
      className={styles.frame}
      role="region"
      aria-label={caption}
      data-compact={isCompact}
      data-cards={hasCards}
    >
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, unit, isFigure }, at) => (
              <th key={at} scope="col" data-unit={unit} className={isFigure ? styles.figure : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={at}
                    className={column.isFigure ? styles.figure : undefined}
                    data-label={label(column)}
                    data-minor={column.isMinor}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
