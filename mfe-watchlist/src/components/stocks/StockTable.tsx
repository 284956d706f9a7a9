import { useState } from 'react';
import type { WatchedStock } from '@tayyib/shared/contracts';
import { isOldClose } from '@tayyib/shared/format';
import { sortStocks, type SortKey } from '../../domain/sortStocks';
import { SortButton } from './SortButton';
import { StockRow } from './StockRow';
import styles from './StockTable.module.css';

interface Props {
  stocks: readonly WatchedStock[];
  caption: string;
  onRemove: (stock: WatchedStock) => void;
}

const columns: readonly { key: SortKey | null; label: string; order: 'ascending' | 'descending' }[] = [
  { key: 'name', label: 'Stock', order: 'ascending' },
  { key: 'verdict', label: 'Verdict', order: 'ascending' },
  { key: null, label: 'Reason', order: 'ascending' },
  { key: 'price', label: 'Last price', order: 'descending' },
  { key: 'added', label: 'Added', order: 'descending' },
];

/** Watched stocks with their verdicts, newest first by default. On a phone each row is a card. */
export function StockTable({ stocks, caption, onRemove }: Props) {
  const [sortedBy, setSortedBy] = useState<SortKey>('added');
  const hasOldClose = stocks.some(({ closeDay }) => closeDay !== null && isOldClose(closeDay));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Stocks in {caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, order }) => (
            <th key={label} scope="col" aria-sort={key === sortedBy ? order : undefined}>
              {key ? (
                <SortButton isSorted={key === sortedBy} order={order} onSort={() => setSortedBy(key)}>
                  {key === 'price' && hasOldClose ? 'Last known close' : label}
                </SortButton>
              ) : (
                label
              )}
            </th>
          ))}
          <th scope="col">
            <span className={styles.caption}>Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {sortStocks(stocks, sortedBy).map((stock) => (
          <StockRow key={stock.isin} stock={stock} onRemove={() => onRemove(stock)} />
        ))}
      </tbody>
    </table>
  );
}
