import { maxConsultationSheets, tooManySheets } from '@tayyib/shared/limits';
import { FindStock } from '@tayyib/shared/parts/fields';
import styles from './StockPicker.module.css';

interface StockPickerProps {
  /** How many sheets are open. */
  opened: number;
  onChoose: (isin: string) => void;
}

/** Searches for a stock whose sheet both then see, by name or code, unless as many as may be are open. */
export function StockPicker({ opened, onChoose }: StockPickerProps) {
  if (opened >= maxConsultationSheets) return <p className={styles.full}>{tooManySheets}</p>;
  return (
    <div className={styles.picker}>
      <FindStock label="Look at a stock together" onChoose={({ isin }) => onChoose(isin)} />
    </div>
  );
}
