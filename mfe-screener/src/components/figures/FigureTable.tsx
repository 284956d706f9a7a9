import type { ReactNode } from 'react';
import styles from './FigureTable.module.css';
import { useKeyboardScroll } from './useKeyboardScroll';

export interface FigureColumn<Row> {
  title: ReactNode;
  isFigure?: boolean;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  /** For screen readers only. */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first column is the row header. */
  columns: readonly FigureColumn<Row>[];
}

/** A table in a frame that scrolls sideways in narrow windows, also by keyboard. */
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
