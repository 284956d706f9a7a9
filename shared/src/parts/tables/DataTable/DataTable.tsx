import { Fragment, type ReactNode } from 'react';
import { useTableFrame } from '../useTableFrame';
import styles from './DataTable.module.css';

export interface DataColumn<Row> {
  title: ReactNode;
  /** Shown once, in the header: `%`, `₹ cr`. The text of each cell has it too, for screen readers. */
  unit?: string;
  isFigure?: boolean;
  /** Left out of the cards on phones. */
  isMinor?: boolean;
  /** Left out of the table while it is wider than its frame: first, or after those. */
  optional?: 1 | 2;
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
  /** What can be done with a row, such as its star, beside its first column; and what that is called. */
  action?: { title: string; cell: (row: Row) => ReactNode } | undefined;
}

/** A table in a frame that scrolls sideways in narrow windows, also by keyboard, with its first column in place. */
export function DataTable<Row>({ caption, rows, keyOf, columns, isCompact, hasCards, action }: Props<Row>) {
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
            {columns.map(({ title, unit, isFigure, optional }, at) => (
              <Fragment key={at}>
                <th
                  scope="col"
                  data-unit={unit}
                  data-optional={optional}
                  className={isFigure ? styles.figure : undefined}
                >
                  {title}
                </th>
                {at === 0 && action && (
                  <th scope="col" data-action="true">
                    <span className={styles.caption}>{action.title}</span>
                  </th>
                )}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <Fragment key={at}>
                    <th scope="row">{column.cell(row)}</th>
                    {action && <td data-action="true">{action.cell(row)}</td>}
                  </Fragment>
                ) : (
                  <td
                    key={at}
                    className={column.isFigure ? styles.figure : undefined}
                    data-place={at}
                    data-label={label(column)}
                    data-minor={column.isMinor}
                    data-optional={column.optional}
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
