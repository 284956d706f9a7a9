import type { FoundStock } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { standardIds, standardNames } from '@tayyib/shared/shariah';
import { Button } from '@tayyib/shared/sdk/ui';
import { ResultList } from './ResultList';
import styles from './StockSearch.module.css';
import type { SearchPage } from './matchPages';
import { WaysOn } from './WaysOn';
import type { SearchChoice, useStockSearch } from '@tayyib/shared/parts/fields';

interface Props {
  listId: string;
  optionId: (at: number) => string;
  search: ReturnType<typeof useStockSearch>;
  /** Index of the choice the keyboard is on, stocks first. */
  active: number | null;
  choose: (choice: SearchChoice | SearchPage) => void;
  onStar: ((stock: FoundStock) => void) | undefined;
  /** The pages that match the text. */
  pages: readonly SearchPage[];
  text: string;
  onLeave: () => void;
}

/** The results in a group per kind, or a message if there are none. */
export function SearchResults({
  listId,
  optionId,
  search,
  active,
  choose,
  onStar,
  pages,
  text,
  onLeave,
}: Props) {
  const { stocks, ipos, topics, isBusy, isLoaded, error, retry } = search;
  const mine = useMyStandard();
  const found = stocks.length + ipos.length + topics.length + pages.length;
  return (
    <div className={styles.results} aria-busy={isBusy}>
      <p role="status" className={found > 0 ? styles.hidden : styles.message}>
        {error
          ? toMessage(error)
          : !isLoaded
            ? 'Searching…'
            : found > 0
              ? `${found} found`
              : 'No Stocks found'}
      </p>
      {error && (
        <Button size="small" className={styles.retry} onClick={retry}>
          Try again
        </Button>
      )}
      {found > 0 && (
        <ResultList
          id={listId}
          optionId={optionId}
          search={search}
          pages={pages}
          active={active}
          choose={choose}
          onStar={onStar}
        />
      )}
      {stocks.length > 0 && mine !== standardIds[0] && (
        <p className={styles.message}>
          Judged by {standardNames[mine]}, your standard. Our default is {standardNames[standardIds[0]]}.
        </p>
      )}
      {isLoaded && !error && found === 0 && <WaysOn text={text} onLeave={onLeave} />}
    </div>
  );
}
