import { useEffect, useRef } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { Button, VerdictBadge } from '@tayyib/shared/ui';
import { SearchOption, StockOptions } from './SearchOption';
import styles from './StockSearch.module.css';
import type { SearchChoice, useStockSearch } from './useStockSearch';

interface Props {
  listId: string;
  optionId: (at: number) => string;
  search: ReturnType<typeof useStockSearch>;
  /** Index of the choice the keyboard is on, stocks first. */
  active: number | null;
  choose: (choice: SearchChoice) => void;
}

/** The results in two groups, or a message if there are none. */
export function SearchResults({ listId, optionId, search, active, choose }: Props) {
  const { stocks, ipos, isBusy, isLoaded, error, retry } = search;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active === null) return;
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const found = stocks.length + ipos.length;
  return (
    <div ref={box} className={styles.results} aria-busy={isBusy}>
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
        <Button size="small" className={styles.retry} onClick={() => void retry()}>
          Try again
        </Button>
      )}
      {found > 0 && (
        <div id={listId} role="listbox" aria-label="Search results">
          {stocks.length > 0 && (
            <div role="group" aria-label="Stocks">
              <div className={styles.group} aria-hidden="true">
                Stocks
              </div>
              <StockOptions
                stocks={stocks}
                {...{ optionId, active, choose }}
                markOf={(stock) => <VerdictBadge badge={stock.badge} age={stock} />}
              />
            </div>
          )}
          {ipos.length > 0 && (
            <div role="group" aria-label="IPOs">
              <div className={styles.group} aria-hidden="true">
                IPOs
              </div>
              {ipos.map((ipo, at) => (
                <SearchOption
                  key={ipo.id}
                  id={optionId(stocks.length + at)}
                  isActive={stocks.length + at === active}
                  name={ipo.company_name}
                  mark={<span className={styles.ipo}>ipo</span>}
                  onChoose={() => choose(ipo)}
                />
              ))}
            </div>
          )}
        </div>
      )}
    </div>
  );
}
