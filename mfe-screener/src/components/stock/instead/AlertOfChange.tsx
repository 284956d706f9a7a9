import { useRef } from 'react';
import { Slot, type SlotProps } from '@tayyib/shared/sdk/modules';
import { Button } from '@tayyib/shared/sdk/ui';
import { useWatch } from '../../rows/useWatch';
import { WatchReport } from '../../rows/WatchReport';
import styles from './CompliantInstead.module.css';

/** Alerts the viewer when the verdict changes: saves the stock in a watchlist, whose changes arrive as alerts. */
export function AlertOfChange({
  stock,
  label = 'Alert me when this changes',
}: Pick<SlotProps['stock.actions'], 'stock'> & { label?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const { watch, watching } = useWatch();
  if (!watch) return null;
  const want = () => {
    // the button disappears
    box.current?.focus();
    watch(stock.isin);
  };
  return (
    <div ref={box} role="group" aria-label="Alert of a change" tabIndex={-1} className={styles.alert}>
      {watching ? (
        <>
          <WatchReport watching={watching} />
          <Slot name="stock.actions" props={{ stock }} />
        </>
      ) : (
        <Button onClick={want}>{label}</Button>
      )}
      <p className={styles.small}>Each stock of your watchlists alerts you when its verdict changes.</p>
    </div>
  );
}
