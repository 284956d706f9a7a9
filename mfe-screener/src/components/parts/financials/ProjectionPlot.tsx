import type { FigureProjection } from '@tayyib/shared/contracts';
import { dayNumber } from '@tayyib/shared/values/calendar';
import { formatRupees } from '@tayyib/shared/values/format';
import styles from './ProjectionPlot.module.css';

const height = 140;

/** The filed years as a line, and the projection as a line inside its range. The table below has the figures. */
export function ProjectionPlot({ projection: { label, filed, years } }: { projection: FigureProjection }) {
  const ends = [...filed, ...years].map(({ periodEnd }) => dayNumber(periodEnd));
  const first = Math.min(...ends);
  const span = Math.max(...ends) - Math.min(...ends);
  const max = Math.max(1, ...filed.map(({ value }) => value), ...years.map(({ high }) => high));
  const x = (day: string) => (span === 0 ? 50 : 3 + ((dayNumber(day) - first) / span) * 94);
  const y = (value: number) => height - (Math.max(0, value) / max) * (height - 8) - 4;
  // both begin at the last filed year, from where the trend is drawn on
  const last = filed.slice(-1).map(({ periodEnd, value }) => ({
    periodEnd,
    middle: value,
    low: value,
    high: value,
  }));
  const ahead = [...last, ...years].map((year) => ({ ...year, x: x(year.periodEnd) }));
  const band = [
    ...ahead.map(({ x: at, high }) => `${at},${y(high)}`),
    ...ahead.toReversed().map(({ x: at, low }) => `${at},${y(low)}`),
  ].join(' ');
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: ${filed.length} filed years and ${years.length} projected, up to ${formatRupees(max)}`}
    >
      <polygon points={band} className={styles.band} />
      <polyline
        points={ahead.map(({ x: at, middle }) => `${at},${y(middle)}`).join(' ')}
        className={styles.ahead}
      />
      <polyline
        points={filed.map(({ periodEnd, value }) => `${x(periodEnd)},${y(value)}`).join(' ')}
        className={styles.filed}
      />
    </svg>
  );
}
