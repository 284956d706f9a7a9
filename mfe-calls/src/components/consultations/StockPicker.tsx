import { FindStock } from '@tayyib/shared/parts/fields';
import { Button } from '@tayyib/shared/sdk/ui';
import styles from './StockPicker.module.css';

interface StockPickerProps {
  isin: string | null;
  onChoose: (isin: string | null) => void;
}

/** Searches for the stock that both view, by name or code, or closes it. */
export function StockPicker({ isin, onChoose }: StockPickerProps) {
  return (
    <div className={styles.picker}>
      <FindStock label="Look at a stock together" onChoose={(stock) => onChoose(stock.isin)} />
      {isin !== null && <Button onClick={() => onChoose(null)}>Close stock</Button>}
    </div>
  );
}
