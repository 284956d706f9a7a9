import type { FigureProjection } from '@tayyib/shared/contracts';
import { formatRupees } from '@tayyib/shared/format';
import styles from './ProjectionPlot.module.css';

const height = 140;

/** The filed years as a line, and the projection as a line inside its range. The table below has the figures. */
export function ProjectionPlot({ projection: { label, filed, years } }: { projection: FigureProjection }) {
  const count = filed.length + years.length;
  const max = Math.max(1, ...filed.map(({ value }) => value), ...years.map(({ high }) => high));
  const x = (at: number) => (count < 2 ? 50 : 3 + (at / (count - 1)) * 94);
  const y = (value: number) => height - (Math.max(0, value) / max) * (height - 8) - 4;
  const ahead = years.map((year, at) => ({ ...year, x: x(filed.length + at) }));
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
        points={filed.map(({ value }, at) => `${x(at)},${y(value)}`).join(' ')}
        className={styles.filed}
      />
    </svg>
  );
}
