import { formatChange } from '@tayyib/shared/values/format';
import styles from './ChangeChip.module.css';

/** How far a price moved, with sign and arrow, so that it does not rely on colour. */
export function ChangeChip({ change, of }: { change: number; of?: string }) {
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'flat';
  return (
    <span className={styles.chip} data-direction={direction}>
      {direction !== 'flat' && (
        <svg viewBox="0 0 8 8" aria-hidden="true">
          <path d={direction === 'up' ? 'M4 1 8 7H0z' : 'M4 7 0 1h8z'} />
        </svg>
      )}
      {formatChange(change)}
      {of && <span className={styles.of}> {of}</span>}
    </span>
  );
}
