import styles from './RowBars.module.css';

interface Props {
  title: string;
  /** Oldest first. */
  points: readonly { day: string; value: number | null }[];
  format: (value: number | null) => string;
}

const barWidth = 10;
const height = 22;

/** The years of one line as small bars on a scale that includes zero; a missing year leaves a gap. */
export function RowBars({ title, points, format }: Props) {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const top = Math.max(0, ...known);
  const span = top - Math.min(0, ...known) || 1;
  const label = points.map(({ day, value }) => `${day.slice(0, 4)}: ${format(value)}`).join('; ');
  const width = points.length * barWidth;
  return (
    <svg
      className={styles.bars}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${title}. ${label}`}
    >
      {points.map(({ day, value }, at) =>
        value === null ? null : (
          <rect
            key={day}
            x={at * barWidth + 1}
            width={barWidth - 2}
            y={((top - Math.max(0, value)) / span) * height}
            height={Math.max(1, (Math.abs(value) / span) * height)}
            data-negative={value < 0}
          />
        ),
      )}
    </svg>
  );
}
