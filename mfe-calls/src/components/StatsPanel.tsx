import styles from './CallView.module.css';
import type { CallQuality } from './useCallQuality';

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const share = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const paths: Readonly<Record<string, string>> = {
  host: 'direct, same network',
  srflx: 'direct',
  prflx: 'direct',
  relay: 'through a relay',
};

/** The figures behind the sign, for whoever wants to know or reports a problem. */
export function StatsPanel({ quality }: { quality: CallQuality | null }) {
  const rows = quality ? rowsOf(quality) : [];
  return (
    <details className={styles.stats}>
      <summary>Connection figures</summary>
      {rows.length === 0 ? (
        <p>Figures follow as soon as the call is connected.</p>
      ) : (
        <dl>
          {rows.map(([title, value]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

function rowsOf({ latest, ...quality }: CallQuality): [string, string][] {
  const { roundTripMs, size, codec, path, lossOut } = latest;
  return [
    ['Received', `${whole.format(quality.kbpsIn)} kbit/s`],
    ['Sent', `${whole.format(quality.kbpsOut)} kbit/s`],
    ['Pictures per second', whole.format(quality.framesPerSecond)],
    ['Picture', size ? `${size.width} × ${size.height}` : 'none'],
    ['Lost on the way here', share.format(quality.lossIn)],
    ['Lost on the way there', lossOut === null ? 'not known yet' : share.format(lossOut)],
    ['There and back', roundTripMs === null ? 'not known yet' : `${whole.format(roundTripMs)} ms`],
    ['Way', path === null ? 'not known yet' : (paths[path] ?? path)],
    ['Encoding', codec ?? 'none'],
  ];
}
