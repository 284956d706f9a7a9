import type { ReactNode } from 'react';
import styles from './FigureTable.module.css';
import { useKeyboardScroll } from './useKeyboardScroll';

export interface FigureColumn<Row> {
  title: ReactNode;
  isFigure?: boolean;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** Read out, and shown to nobody else. */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first names the row. */
  columns: readonly FigureColumn<Row>[];
}

/** A plain table in a frame that scrolls sideways where the window is narrow, by keyboard too. */
export function FigureTable<Row>({ caption, rows, keyOf, columns }: Props<Row>) {
  const frame = useKeyboardScroll<HTMLDivElement>();
  return (
    <div ref={frame} className={styles.frame} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title, isFigure }, at) => (
              <th key={at} scope="col" className={isFigure ? styles.figure : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ cell, isFigure }, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={at} className={isFigure ? styles.figure : undefined}>
                    {cell(row)}
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
