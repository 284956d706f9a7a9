import { formatDay } from '@tayyib/shared/values/format';
import type { PriceEvent } from '../../../domain/priceEvents';
import styles from '../StockParts.module.css';

/** The events marked on the chart, in words. */
export function EventList({ events }: { events: readonly PriceEvent[] }) {
  if (events.length === 0) return null;
  return (
    <details className={styles.table}>
      <summary>Events marked on the chart ({events.length})</summary>
      <ul>
        {events.map(({ on, letter, text }) => (
          <li key={`${on} ${text}`}>
            <strong>{letter}</strong> {formatDay(on)}: {text}
          </li>
        ))}
      </ul>
    </details>
  );
}
