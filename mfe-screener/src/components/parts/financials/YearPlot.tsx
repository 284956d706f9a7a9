import type { ReactNode } from 'react';
import styles from './YearPlot.module.css';

interface Props {
  title: string;
  points: readonly { day: string; value: number | null }[];
  format: (value: number | null) => string;
  /** The label below a bar, and its longer form for screen readers. */
  labelOf?: (day: string) => { short: string; long: string };
}

const byYear = (day: string) => ({ short: day.slice(2, 4), long: day.slice(0, 4) });

const height = 64;

/** Bars by year on a scale that includes zero; a missing year leaves a gap. The table below has the figures. */
export function YearPlot({ title, points, format, labelOf = byYear }: Props) {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const top = Math.max(0, ...known);
  const bottom = Math.min(0, ...known);
  const span = top - bottom || 1;
  const width = 100 / Math.max(1, points.length);
  const last = points.findLast(({ value }) => value !== null);
  const isOlder = last !== undefined && last !== points.at(-1);
  const label = points.map(({ day, value }) => `${labelOf(day).long}: ${format(value)}`).join('; ');
  return (
    <figure className={styles.plot}>
      <figcaption>
        {title}{' '}
        <strong>
          {format(last?.value ?? null)}
          {isOlder && <small> in {labelOf(last.day).long}</small>}
        </strong>
      </figcaption>
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}. ${label}`}
      >
        {points.map(({ day, value }, at) =>
          value === null ? null : (
            <rect
              key={day}
              x={at * width + width * 0.15}
              width={width * 0.7}
              y={((top - Math.max(0, value)) / span) * height}
              height={Math.max(0.6, (Math.abs(value) / span) * height)}
              data-negative={value < 0}
            />
          ),
        )}
      </svg>
      <div className={styles.years} aria-hidden="true">
        {points.map(({ day }) => (
          <span key={day}>{labelOf(day).short}</span>
        ))}
      </div>
    </figure>
  );
}

/** Several plots beside each other. */
export const YearPlots = ({ children }: { children: ReactNode }) => (
  <div className={styles.plots}>{children}</div>
);
