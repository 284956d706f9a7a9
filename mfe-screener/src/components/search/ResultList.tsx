import type { ReactNode } from 'react';
import type { FoundStock } from '@tayyib/shared/contracts';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import type { SearchPage } from './matchPages';
import { SearchOption, StockOptions } from './SearchOption';
import styles from './StockSearch.module.css';
import { topicKinds } from './topicKinds';
import type { SearchChoice, useStockSearch } from '@tayyib/shared/parts/fields';

interface Props {
  id: string;
  optionId: (at: number) => string;
  search: Pick<ReturnType<typeof useStockSearch>, 'stocks' | 'ipos' | 'topics' | 'areGuesses'>;
  pages: readonly SearchPage[];
  active: number | null;
  choose: (choice: SearchChoice | SearchPage) => void;
  onStar: ((stock: FoundStock) => void) | undefined;
}

/** The results in a group per kind, in the order of `resultsInOrder`. */
export function ResultList({ id, optionId, search, pages, active, choose, onStar }: Props) {
  const { stocks, ipos, topics, areGuesses } = search;
  const stocksFrom = areGuesses ? pages.length : 0;
  const othersFrom = stocks.length + stocksFrom;
  const pagesFrom = areGuesses ? 0 : othersFrom + ipos.length + topics.length;
  const listed = [
    ...ipos.map((ipo) => ({
      choice: ipo,
      key: ipo.id,
      kind: 'ipo',
      name: ipo.company_name,
      detail: undefined,
    })),
    ...topics.map((topic) => ({
      choice: topic,
      key: topic.id,
      kind: topic.type,
      name: topic.name,
      detail: topic.detail,
    })),
  ].map((each, index) => ({ ...each, at: othersFrom + index }));
  const found = pages.map((page, index) => ({
    choice: page,
    key: page.to,
    kind: 'page',
    name: page.label,
    detail: undefined,
    at: pagesFrom + index,
  }));
  const group = ({ kind, title, label }: (typeof groups)[number]) => {
    const shown = [...listed, ...found].filter((each) => each.kind === kind);
    return (
      shown.length > 0 && (
        <Group key={kind} title={title}>
          {shown.map((each) => (
            <SearchOption
              key={each.key}
              id={optionId(each.at)}
              isActive={each.at === active}
              name={each.name}
              detail={each.detail}
              mark={<span className={styles.kind}>{label}</span>}
              onChoose={() => choose(each.choice)}
            />
          ))}
        </Group>
      )
    );
  };
  return (
    <div id={id} role="listbox" aria-label="Search results">
      {areGuesses && group(pageGroup)}
      {stocks.length > 0 && (
        <Group title="Stocks">
          <StockOptions
            stocks={stocks}
            optionId={(at) => optionId(stocksFrom + at)}
            active={active === null ? null : active - stocksFrom}
            choose={choose}
            onStar={onStar}
            markOf={(stock) => <VerdictBadge badge={stock.badge} age={stock} />}
          />
        </Group>
      )}
      {groups.map(group)}
      {!areGuesses && group(pageGroup)}
    </div>
  );
}

/** All choices as they are shown: pages last, but before stocks of another spelling. */
export function resultsInOrder(
  { stocks, ipos, topics, areGuesses }: Props['search'],
  pages: readonly SearchPage[],
): readonly (SearchChoice | SearchPage)[] {
  const found = [...stocks, ...ipos, ...topics];
  return areGuesses ? [...pages, ...found] : [...found, ...pages];
}

/** The kinds of results after the stocks, in the order shown. */
const groups = [
  { kind: 'ipo', title: 'IPOs', label: 'ipo' },
  ...topicKinds.map(({ type, title, label }) => ({ kind: type, title, label })),
];

const pageGroup: (typeof groups)[number] = { kind: 'page', title: 'Pages', label: 'page' };

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
