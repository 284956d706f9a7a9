import { formatMoment } from '@tayyib/shared/values/format';
import styles from './staffModules.module.css';

export interface PlotLine {
  name: string;
  /** `at` in milliseconds, oldest first. */
  points: { at: number; value: number }[];
}

interface Props {
  title: string;
  lines: PlotLine[];
  format: (value: number) => string;
}

const width = 320;
const height = 96;
/** Lines also differ by their dashes, so that they can be distinguished without colours. */
const lineStyles = ['lineA', 'lineB', 'lineC', 'lineD'] as const;

/** A small plot with one line per version, and the last values as text. */
export function LinePlot({ title, lines, format }: Props) {
  const all = lines.flatMap(({ points }) => points);
  const from = Math.min(...all.map(({ at }) => at));
  const to = Math.max(...all.map(({ at }) => at), from + 1);
  const top = Math.max(...all.map(({ value }) => value), 0) || 1;
  const place = ({ at, value }: PlotLine['points'][number]) =>
    `${(((at - from) / (to - from)) * width).toFixed(1)},${(height - (value / top) * height).toFixed(1)}`;
  return (
    <figure className={styles.plot}>
      <figcaption>
        {title}
        {all.length > 0 && (
          <span className={styles.hint}>
            {formatMoment(new Date(from).toISOString())} to {formatMoment(new Date(to).toISOString())}; the
            top is {format(top)}
          </span>
        )}
      </figcaption>
      <svg viewBox={`-4 -4 ${width + 8} ${height + 8}`} aria-hidden="true">
        <path d={`M0 ${height}H${width}M0 0H${width}`} className={styles.grid} />
        {lines.map(({ name, points }, index) => (
          <g key={name} className={styles[lineStyles[index % lineStyles.length] ?? 'lineA']}>
            <polyline points={points.map(place).join(' ')} />
            {points.slice(-1).map((point) => {
              const [x, y] = place(point).split(',');
              return <circle key={name} cx={x} cy={y} r="3" />;
            })}
          </g>
        ))}
      </svg>
      <ul className={styles.legend}>
        {lines.map(({ name, points }, index) => {
          const last = points.at(-1);
          return (
            <li key={name}>
              <svg
                viewBox="0 0 24 8"
                aria-hidden="true"
                className={styles[lineStyles[index % lineStyles.length] ?? 'lineA']}
              >
                <polyline points="0,4 24,4" />
              </svg>
              <code>{name}</code> {last ? `now ${format(last.value)}` : 'not measured'}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
