import type { ReactNode } from 'react';
import styles from './BarTable.module.css';

export interface Bar {
  /** Unique in the table. */
  label: string;
  /** 0 or more; bars are drawn to the largest. */
  value: number;
  text: ReactNode;
}

/** Amounts as bars. The table is the chart: each row has its figure, and the bar is only decoration. */
export function BarTable({ caption, title, bars }: { caption: string; title: string; bars: readonly Bar[] }) {
  const largest = Math.max(...bars.map(({ value }) => value), 0);
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, text }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <span className={styles.track} aria-hidden="true">
                {value > 0 && (
                  <span className={styles.bar} style={{ inlineSize: `${(100 * value) / largest}%` }} />
                )}
              </span>
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
