import type { ReactNode } from 'react';
import styles from './BarTable.module.css';

interface Bar {
  /** Unique in the table. */
  label: string;
  /** 0 or more. */
  value: number;
  text: ReactNode;
}

interface Props {
  caption: string;
  title: string;
  bars: readonly Bar[];
  /** What a whole line stands for: 100% where the figures are parts. The largest value where they are not. */
  whole?: number;
}

/** Amounts as bars. The table is the chart: each row has its figure, and the bar is only decoration. */
export function BarTable({ caption, title, bars, whole }: Props) {
  const longest = whole ?? Math.max(...bars.map(({ value }) => value), 0);
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
                  <span
                    className={styles.bar}
                    style={{ inlineSize: `${Math.min(100, (100 * value) / longest)}%` }}
                  />
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
