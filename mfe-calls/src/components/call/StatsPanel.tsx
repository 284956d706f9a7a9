import { formatCount } from '@tayyib/shared/values/format';
import styles from './StatsPanel.module.css';
import type { CallQuality } from './useCallQuality';

const share = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const paths: Readonly<Record<string, string>> = {
  host: 'direct, same network',
  srflx: 'direct',
  prflx: 'direct',
  relay: 'through a relay',
};

/** The measurements behind the quality indicator, for problem reports. */
export function StatsPanel({ quality }: { quality: CallQuality | null }) {
  const rows = quality ? rowsOf(quality) : [];
  return (
    <details className={styles.stats}>
      <summary>Connection statistics</summary>
      {rows.length === 0 ? (
        <p>Available once the call is connected.</p>
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
    ['Received', `${formatCount(quality.kbpsIn)} kbit/s`],
    ['Sent', `${formatCount(quality.kbpsOut)} kbit/s`],
    ['Frames per second', formatCount(quality.framesPerSecond)],
    ['Video size', size ? `${size.width} × ${size.height}` : 'none'],
    ['Incoming packet loss', share.format(quality.lossIn)],
    ['Outgoing packet loss', lossOut === null ? 'unknown' : share.format(lossOut)],
    ['Round trip', roundTripMs === null ? 'unknown' : `${formatCount(roundTripMs)} ms`],
    ['Path', path === null ? 'unknown' : (paths[path] ?? path)],
    ['Codec', codec ?? 'none'],
  ];
}
