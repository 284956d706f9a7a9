import { StockOptions } from './SearchOption';
import styles from './StockSearch.module.css';
import type { RecentStock } from './useRecentStocks';

interface Props {
  listId: string;
  optionId: (at: number) => string;
  title: string;
  stocks: readonly RecentStock[];
  active: number | null;
  choose: (stock: RecentStock) => void;
  onStar: ((stock: RecentStock) => void) | undefined;
}

/** Stocks offered while the field is empty: the last chosen ones, or the largest companies. */
export function OfferedStocks({ listId, optionId, title, stocks, active, choose, onStar }: Props) {
  return (
    <div className={styles.results}>
      <div id={listId} role="listbox" aria-label={title}>
        <div className={styles.group} aria-hidden="true">
          {title}
        </div>
        <StockOptions stocks={stocks} optionId={optionId} active={active} choose={choose} onStar={onStar} />
      </div>
    </div>
  );
}
