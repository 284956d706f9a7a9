import { useEffect, useEffectEvent, useRef } from 'react';
import type { Badge } from '@tayyib/shared/contracts';
import { Slot } from '@tayyib/shared/modules';
import { Answered } from '@tayyib/shared/page-parts';
import { Button } from '@tayyib/shared/ui';
import { useGetStockQuery } from '../../api/stocksApi';
import styles from './StockSearch.module.css';
import type { RecentStock } from './useRecentStocks';

/** A stock with its verdict, or a recent one, of which none is stored. */
export type StarredStock = RecentStock & { badge?: Badge };

interface Props {
  stock: StarredStock;
  onClose: () => void;
}

/**
 * Does what the modules offer to do at once with a stock that was found, such as saving it in a watchlist, without opening its page;
 * they report it here, with Undo.
 */
export function StockActions({ stock: found, onClose }: Props) {
  const { stock, stock_code } = found;
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const group = box.current;
    group?.focus();
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    group?.addEventListener('keydown', closeOnEscape);
    return () => group?.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <div
      ref={box}
      role="group"
      aria-label={`What to do with ${stock}`}
      tabIndex={-1}
      className={`${styles.results} ${styles.actions}`}
    >
      <p>
        {stock_code} <span>{stock}</span>
      </p>
      {found.badge === undefined ? (
        <ActionsOfRecent stock={found} />
      ) : (
        <Slot name="stock.actions" props={{ stock: { ...found, badge: found.badge }, atOnce: true }} />
      )}
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}

/** The verdict of a recent stock may have changed, so it is requested. */
function ActionsOfRecent({ stock }: { stock: RecentStock }) {
  return (
    <Answered query={useGetStockQuery(stock.isin)} lines={1}>
      {({ badge }) => <Slot name="stock.actions" props={{ stock: { ...stock, badge }, atOnce: true }} />}
    </Answered>
  );
}
