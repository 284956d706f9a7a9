import { LockOverlay } from '@tayyib/shared/parts/premium';
import { stockDetail } from '@tayyib/shared/stock-detail';
import styles from './figures.module.css';

/** Below a table of stocks, in place of the premium columns. With a premium plan the table itself shows them. */
export function LockedFigures() {
  return (
    <LockOverlay
      title="Ratios of these stocks"
      access={stockDetail.ratios}
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
