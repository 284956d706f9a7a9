import { useEffect, useEffectEvent, useRef } from 'react';
import type { Badge, StockSummary } from '@tayyib/shared/contracts';
import { Slot } from '@tayyib/shared/sdk/modules';
import { Answered } from '@tayyib/shared/parts/page';
import { Button } from '@tayyib/shared/sdk/ui';
import { useGetStockQuery } from '../../api/stocksApi';
import styles from './StockActions.module.css';
import type { Watching } from './useWatch';
import { WatchReport } from './WatchReport';

type NamedStock = Pick<StockSummary, 'isin' | 'stock' | 'stock_code'>;

/** A stock with its verdict, or one of which none is known here, such as a recent one. */
export type StarredStock = NamedStock & { badge?: Badge };

interface Props {
  stock: StarredStock;
  watching: Watching;
  /** Where it is shown. */
  className?: string | undefined;
  onClose: () => void;
}

/** What came of the star of a stock, with Undo, and what else the modules offer to do with it, without opening its page. */
export function StockActions({ stock: starred, watching, className = '', onClose }: Props) {
  const { stock, stock_code } = starred;
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
      className={`${styles.actions} ${className}`.trim()}
    >
      <p>
        {stock_code} <span>{stock}</span>
      </p>
      <WatchReport watching={watching} />
      {starred.badge === undefined ? (
        <ActionsOfRecent stock={starred} />
      ) : (
        <SlotOfActions stock={starred} badge={starred.badge} />
      )}
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}

/** The verdict of a recent stock may have changed, so it is requested. */
function ActionsOfRecent({ stock }: { stock: NamedStock }) {
  return (
    <Answered query={useGetStockQuery(stock.isin)} lines={1}>
      {({ badge }) => <SlotOfActions stock={stock} badge={badge} />}
    </Answered>
  );
}

function SlotOfActions({ stock: { isin, stock, stock_code }, badge }: { stock: NamedStock; badge: Badge }) {
  return <Slot name="stock.actions" props={{ stock: { isin, stock, stock_code, badge } }} />;
}
