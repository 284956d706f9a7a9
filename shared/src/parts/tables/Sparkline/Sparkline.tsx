import styles from './Sparkline.module.css';

const width = 96;
const height = 28;

interface Props {
  /** What the line shows, for screen readers: "TCS, last year". */
  label: string;
  /** In order of time; fewer than two draw nothing. */
  values: readonly number[];
}

/** A line without axes, in the colour of where it went from first to last. */
export function Sparkline({ label, values }: Props) {
  const first = values[0];
  const last = values.at(-1);
  if (values.length < 2 || first === undefined || last === undefined) return null;
  const direction = last > first ? 'up' : last < first ? 'down' : 'flat';
  return (
    <svg
      className={styles.line}
      data-direction={direction}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: ${direction === 'flat' ? 'unchanged' : `went ${direction}`}`}
    >
      <path d={pathOf(values)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The line, with room for its own width above and below. */
function pathOf(values: readonly number[]): string {
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest || 1;
  const x = (at: number) => (at / (values.length - 1)) * width;
  const y = (value: number) => height - 2 - ((value - lowest) / range) * (height - 4);
  return values
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
}
