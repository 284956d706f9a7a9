import { useId, useRef, useState } from 'react';
import type { WatchedStock, WatchlistCategory, WatchlistLimits } from '@tayyib/shared/contracts';
import { standardNames } from '@tayyib/shared/shariah';
import { Button, Icon } from '@tayyib/shared/ui';
import { useGetWatchlistQuery } from '../../api/watchlistApi';
import { NoStocks, Unloaded } from '../placeholders';
import { RenameWatchlistDialog } from './RenameWatchlistDialog';
import { StockTable } from '../stocks/StockTable';
import { useDeleteWatchlist } from './useDeleteWatchlist';
import { useRemoveStock } from '../stocks/useRemoveStock';
import styles from './WatchlistPanel.module.css';

interface Props {
  category: WatchlistCategory;
  limits: WatchlistLimits;
}

/** One watchlist: its stocks, and buttons to rename and delete it. */
export function WatchlistPanel({ category, limits }: Props) {
  const query = useGetWatchlistQuery(category._id);
  const { data } = query;
  const [isRenaming, setRenaming] = useState(false);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const confirmDelete = useDeleteWatchlist(category);
  const removeStock = useRemoveStock(category);
  const remove = (stock: WatchedStock) => {
    // the pressed button is about to be removed
    heading.current?.focus();
    void removeStock(stock);
  };
  const count = data?.stocks.length ?? category.stock_count;
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <header className={styles.header}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {category.title}
        </h2>
        <p>
          {count} of {limits.stocksPerWatchlist} stocks
          {data?.standard && `, judged by ${standardNames[data.standard]}`}
        </p>
        <div>
          <Button type="text" icon={<Icon name="edit" />} onClick={() => setRenaming(true)}>
            Rename
          </Button>
          <Button type="text" danger icon={<Icon name="delete" />} onClick={confirmDelete}>
            Delete
          </Button>
        </div>
      </header>
      <Unloaded query={query} what="the stocks" />
      {data &&
        (data.stocks.length > 0 ? (
          <StockTable stocks={data.stocks} caption={category.title} onRemove={remove} />
        ) : (
          <NoStocks title={category.title} />
        ))}
      {isRenaming && <RenameWatchlistDialog category={category} onClose={() => setRenaming(false)} />}
    </section>
  );
}
