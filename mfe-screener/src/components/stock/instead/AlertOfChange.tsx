import { useRef, useState } from 'react';
import { Slot, type SlotProps } from '@tayyib/shared/sdk/modules';
import { Button } from '@tayyib/shared/sdk/ui';
import styles from './CompliantInstead.module.css';

/** Alerts the viewer when the verdict changes: saves the stock in a watchlist, whose changes arrive as alerts. */
export function AlertOfChange({
  stock,
  label = 'Alert me when this changes',
}: Pick<SlotProps['stock.actions'], 'stock'> & { label?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const want = () => {
    // the button disappears
    box.current?.focus();
    setWanted(true);
  };
  return (
    <div ref={box} role="group" aria-label="Alert of a change" tabIndex={-1} className={styles.alert}>
      {isWanted ? (
        <Slot name="stock.actions" props={{ stock, atOnce: true }} />
      ) : (
        <Button onClick={want}>{label}</Button>
      )}
      <p className={styles.small}>Each stock of your watchlists alerts you when its verdict changes.</p>
    </div>
  );
}
