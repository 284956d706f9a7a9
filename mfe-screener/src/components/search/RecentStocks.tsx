import { StockOptions } from './SearchOption';
import styles from './StockSearch.module.css';
import type { RecentStock } from './useRecentStocks';

interface Props {
  listId: string;
  optionId: (at: number) => string;
  recent: readonly RecentStock[];
  active: number | null;
  choose: (stock: RecentStock) => void;
}

/** The last chosen stocks, shown while the field is empty. */
export function RecentStocks({ listId, optionId, recent, active, choose }: Props) {
  return (
    <div className={styles.results}>
      <div id={listId} role="listbox" aria-label="Recent searches">
        <div className={styles.group} aria-hidden="true">
          Recent searches
        </div>
        <StockOptions stocks={recent} {...{ optionId, active, choose }} />
      </div>
    </div>
  );
}
