import { useId, type ReactNode } from 'react';
import styles from './LinePlot.module.css';
import { placeOn, scaleOf, type PlotPoint } from './scaleOf';

export interface PlotLine {
  name: string;
  /** By time. */
  points: readonly PlotPoint[];
  /** In the legend after the name: "now 150 ms". */
  note?: string;
}

/** Between what a value lies. */
export interface PlotRange {
  at: number;
  low: number;
  high: number;
}

interface Props {
  title: string;
  /** What the plot shows, for screen readers. Without it the figures beside the plot say as much, and it is hidden from them. */
  label?: string;
  lines: readonly PlotLine[];
  /** The range around the last line, by time. */
  range?: readonly PlotRange[];
  formatTime: (at: number) => string;
  formatValue: (value: number) => string;
  /** The figures as a table, for example. */
  children?: ReactNode;
}

const field = { width: 600, height: 160 };
/** Half the width of a line and of its end, which the edge would cut off. */
const margin = 6;
/** Lines also differ by their dashes, so that they can be distinguished without colours. */
const lineStyles = ['first', 'second', 'third', 'fourth'] as const;
const styleOf = (index: number) => styles[lineStyles[index % lineStyles.length] ?? 'first'];

/** The last point twice: a line of one point is not drawn. */
const endOf = (points: readonly PlotPoint[]) => [...points.slice(-1), ...points.slice(-1)];

/** Lines over time on one scale that includes zero, with the ends of both axes, and a legend where there are several or notes. */
export function LinePlot({ title, label, lines, range = [], formatTime, formatValue, children }: Props) {
  const titleId = useId();
  const scale = scaleOf([
    ...lines.flatMap(({ points }) => points),
    ...range.flatMap(({ at, low, high }) => [
      { at, value: low },
      { at, value: high },
    ]),
  ]);
  const pathOf = (points: readonly PlotPoint[]) =>
    scale &&
    points
      .map((point) => placeOn(scale, field, point))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  // forth along its upper edge, and back along the lower one
  const outline = [
    ...range.map(({ at, high }) => ({ at, value: high })),
    ...range.toReversed().map(({ at, low }) => ({ at, value: low })),
  ];
  return (
    <figure className={styles.plot} aria-labelledby={titleId}>
      <figcaption id={titleId}>{title}</figcaption>
      {scale && (
        <>
          <svg
            viewBox={`${-margin} ${-margin} ${field.width + 2 * margin} ${field.height + 2 * margin}`}
            preserveAspectRatio="none"
            {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
          >
            {[0, 0.5, 1].map((part) => (
              <line
                key={part}
                className={styles.grid}
                x1={0}
                x2={field.width}
                y1={field.height * part}
                y2={field.height * part}
              />
            ))}
            {outline.length > 0 && (
              <polygon
                className={`${styles.range} ${styleOf(lines.length - 1)}`}
                points={pathOf(outline) ?? ''}
              />
            )}
            {lines.map(({ name, points }, index) => (
              <g key={name} className={styleOf(index)}>
                <polyline points={pathOf(points) ?? ''} />
                <polyline className={styles.end} points={pathOf(endOf(points)) ?? ''} />
              </g>
            ))}
          </svg>
          <p className={styles.axes} aria-hidden="true">
            <span>{formatTime(scale.from)}</span>
            <span>
              {formatValue(scale.bottom)} to {formatValue(scale.top)}
            </span>
            <span>{formatTime(scale.to)}</span>
          </p>
        </>
      )}
      {(lines.length > 1 || lines.some(({ note }) => note)) && <Legend lines={lines} />}
      {children}
    </figure>
  );
}

function Legend({ lines }: { lines: readonly PlotLine[] }) {
  return (
    <ul className={styles.legend}>
      {lines.map(({ name, note }, index) => (
        <li key={name}>
          <svg viewBox="0 0 24 8" className={styleOf(index)} aria-hidden="true">
            <polyline points="0,4 24,4" />
          </svg>
          {name} {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
