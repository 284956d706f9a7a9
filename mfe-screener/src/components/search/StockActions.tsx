import { useEffect, useEffectEvent, useRef } from 'react';
import { Slot } from '@tayyib/shared/modules';
import { Answered } from '@tayyib/shared/page-parts';
import { Button } from '@tayyib/shared/ui';
import { useGetStockQuery } from '../../api/stocksApi';
import styles from './StockSearch.module.css';
import type { RecentStock } from './useRecentStocks';

interface Props {
  stock: RecentStock;
  onClose: () => void;
}

/** What the modules offer to do with a stock that was found, such as keeping it in a watchlist, without opening its page. */
export function StockActions({ stock: { isin, stock, stock_code }, onClose }: Props) {
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
      <Answered query={useGetStockQuery(isin)} lines={1}>
        {({ badge }) => <Slot name="stock.actions" props={{ stock: { isin, stock, stock_code, badge } }} />}
      </Answered>
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
