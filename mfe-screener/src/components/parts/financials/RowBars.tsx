import styles from './RowBars.module.css';

interface Props {
  title: string;
  /** Oldest first. */
  points: readonly { day: string; value: number | null }[];
  format: (value: number | null) => string;
}

const barWidth = 10;
const height = 22;

/** The years of one line as small bars on a scale that includes zero; a missing year or figure leaves a gap. */
export function RowBars({ title, points, format }: Props) {
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const bottom = Math.min(0, ...known);
  // where all are zero, the line of zero is at the foot
  const top = Math.max(0, ...known) || (bottom === 0 ? 1 : 0);
  const span = top - bottom;
  const zero = (top / span) * height;
  const slots = slotsOf(points.map(({ day }) => day));
  const label = points.map(({ day, value }) => `${day.slice(0, 4)}: ${format(value)}`).join('; ');
  const width = ((slots.at(-1) ?? -1) + 1) * barWidth;
  return (
    <svg
      className={styles.bars}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`${title}. ${label}`}
    >
      {points.map(({ day, value }, at) => {
        if (value === null) return null;
        const drawn = Math.max(1, (Math.abs(value) / span) * height);
        return (
          <rect
            key={day}
            x={(slots[at] ?? at) * barWidth + 1}
            width={barWidth - 2}
            y={value < 0 ? Math.min(zero, height - drawn) : Math.max(0, zero - drawn)}
            height={drawn}
            data-negative={value < 0}
          />
        );
      })}
    </svg>
  );
}

/** The place of each bar, oldest first: years that are missing between two leave their places empty. */
function slotsOf(days: readonly string[]): number[] {
  const years = days.map((day) => Number(day.slice(0, 4)));
  let slot = -1;
  return years.map((year, at) => (slot += Math.max(1, year - (years[at - 1] ?? year))));
}
