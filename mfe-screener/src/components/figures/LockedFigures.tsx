import { LockOverlay } from '@tayyib/shared/premium';
import styles from './LockedFigures.module.css';

/** Stands below a table of stocks for the columns that need a plan; whoever's plan has them sees them in the table. */
export function LockedFigures() {
  return (
    <LockOverlay
      title="Ratios of these stocks"
      preview={
        <div className={styles.preview}>
          {Array.from({ length: 18 }, (_, at) => (
            <span key={at} />
          ))}
        </div>
      }
    >
      {null}
    </LockOverlay>
  );
}
