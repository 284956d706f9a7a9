import type { ReactNode } from 'react';
import type { FoundStock } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { useMyStandard } from '@tayyib/shared/modules';
import { standardIds, standardNames } from '@tayyib/shared/shariah';
import { Button, VerdictBadge } from '@tayyib/shared/ui';
import { SearchOption, StockOptions } from './SearchOption';
import styles from './StockSearch.module.css';
import type { SearchPage } from './matchPages';
import { topicKinds } from './topicKinds';
import { WaysOn } from './WaysOn';
import type { SearchChoice, useStockSearch } from './useStockSearch';

interface Props {
  listId: string;
  optionId: (at: number) => string;
  search: ReturnType<typeof useStockSearch>;
  /** Index of the choice the keyboard is on, stocks first. */
  active: number | null;
  choose: (choice: SearchChoice | SearchPage) => void;
  openActions: (stock: FoundStock) => void;
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
  openActions,
  pages,
  text,
  onLeave,
}: Props) {
  const { stocks, ipos, topics, isBusy, isLoaded, error, retry } = search;
  const mine = useMyStandard();
  const others = stocks.length + ipos.length + topics.length;
  const found = others + pages.length;
  const placed = topics.map((topic, index) => ({ topic, at: stocks.length + ipos.length + index }));
  const kinds = topicKinds
    .map((kind) => ({ ...kind, places: placed.filter(({ topic }) => topic.type === kind.type) }))
    .filter(({ places }) => places.length > 0);
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
        <Button size="small" className={styles.retry} onClick={() => void retry()}>
          Try again
        </Button>
      )}
      {found > 0 && (
        <div id={listId} role="listbox" aria-label="Search results">
          {stocks.length > 0 && (
            <Group title="Stocks">
              <StockOptions
                stocks={stocks}
                {...{ optionId, active, choose, openActions }}
                markOf={(stock) => <VerdictBadge badge={stock.badge} age={stock} />}
              />
            </Group>
          )}
          {ipos.length > 0 && (
            <Group title="IPOs">
              {ipos.map((ipo, at) => (
                <SearchOption
                  key={ipo.id}
                  id={optionId(stocks.length + at)}
                  isActive={stocks.length + at === active}
                  name={ipo.company_name}
                  mark={<span className={styles.kind}>ipo</span>}
                  onChoose={() => choose(ipo)}
                />
              ))}
            </Group>
          )}
          {kinds.map(({ type, title, label, places }) => (
            <Group key={type} title={title}>
              {places.map(({ topic, at }) => (
                <SearchOption
                  key={topic.id}
                  id={optionId(at)}
                  isActive={at === active}
                  name={topic.name}
                  detail={topic.detail}
                  mark={<span className={styles.kind}>{label}</span>}
                  onChoose={() => choose(topic)}
                />
              ))}
            </Group>
          ))}
          {pages.length > 0 && (
            <Group title="Pages">
              {pages.map((page, index) => (
                <SearchOption
                  key={page.to}
                  id={optionId(others + index)}
                  isActive={others + index === active}
                  name={page.label}
                  mark={<span className={styles.kind}>page</span>}
                  onChoose={() => choose(page)}
                />
              ))}
            </Group>
          )}
        </div>
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

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <div className={styles.group} aria-hidden="true">
        {title}
      </div>
      {children}
    </div>
  );
}
