import { useId } from 'react';
import { dayNumber } from '@tayyib/shared/values/calendar';
import { formatDay, formatRupees } from '@tayyib/shared/values/format';
import styles from './LinePlot.module.css';

export interface PlotPoint {
  day: string;
  rupees: number;
}

interface Props {
  title: string;
  /** At least two, by day. */
  points: readonly PlotPoint[];
}

const width = 600;
const height = 200;
const maxRows = 60;

/** A line over days from nothing to the largest amount, and the newest points as a table. */
export function LinePlot({ title, points }: Props) {
  const id = useId();
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  const from = dayNumber(first.day);
  const to = dayNumber(last.day);
  const top = Math.max(...points.map(({ rupees }) => rupees));
  const at = ({ day, rupees }: PlotPoint) =>
    `${((dayNumber(day) - from) / Math.max(1, to - from)) * width},${height - (rupees / top) * height}`;
  const lowest = points.reduce((low, point) => (point.rupees < low.rupees ? point : low));
  const highest = points.reduce((high, point) => (point.rupees > high.rupees ? point : high));
  const inWords = ({ day, rupees }: PlotPoint) => `${formatRupees(rupees)} on ${formatDay(day)}`;
  return (
    <figure className={styles.plot}>
      <figcaption id={id}>{title}</figcaption>
      <svg
        viewBox={`0 -6 ${width} ${height + 12}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: from ${inWords(first)} to ${inWords(last)}, lowest ${inWords(lowest)}, highest ${inWords(highest)}.`}
      >
        {[0, 0.5, 1].map((part) => (
          <line key={part} className={styles.grid} x1={0} x2={width} y1={height * part} y2={height * part} />
        ))}
        <polyline className={styles.line} points={points.map(at).join(' ')} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{formatDay(first.day)}</span>
        <span>0 to {formatRupees(top)}</span>
        <span>{formatDay(last.day)}</span>
      </p>
      <details>
        <summary>Show the last {Math.min(maxRows, points.length)} as a table</summary>
        <table className={styles.table}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {points
              .slice(-maxRows)
              .reverse()
              .map(({ day, rupees }) => (
                <tr key={day}>
                  <th scope="row">{formatDay(day)}</th>
                  <td>{formatRupees(rupees)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
