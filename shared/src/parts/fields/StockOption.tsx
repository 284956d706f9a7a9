import type { ReactNode } from 'react';
import type { PublicFoundStock } from '@tayyib/shared/contracts';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import styles from './FindField.module.css';

interface Props {
  stock: Omit<PublicFoundStock, 'code' | 'isin'>;
  /** In place of its verdict. */
  mark?: ReactNode | undefined;
}

/** A company in the list of a `FindField`: code, name, what it was called where that is what matches, and its verdict. */
export function StockOption({ stock, mark = <VerdictBadge badge={stock.badge} age={stock} /> }: Props) {
  return (
    <>
      <span className={styles.stock}>
        <strong>{stock.stock_code}</strong> <span>{stock.stock}</span>
        {stock.formerly !== undefined && <small>formerly {stock.formerly}</small>}
      </span>
      {mark}
    </>
  );
}
