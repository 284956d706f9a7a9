import type { ReactNode } from 'react';
import type { FoundStock } from '@tayyib/shared/contracts';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import type { SearchPage } from './matchPages';
import { SearchOption, StockOptions } from './SearchOption';
import styles from './StockSearch.module.css';
import { topicKinds } from './topicKinds';
import type { SearchChoice, useStockSearch } from './useStockSearch';

interface Props {
  id: string;
  optionId: (at: number) => string;
  search: Pick<ReturnType<typeof useStockSearch>, 'stocks' | 'ipos' | 'topics'>;
  pages: readonly SearchPage[];
  active: number | null;
  choose: (choice: SearchChoice | SearchPage) => void;
  onStar: ((stock: FoundStock) => void) | undefined;
}

/** The results in a group per kind. */
export function ResultList({ id, optionId, search, pages, active, choose, onStar }: Props) {
  const { stocks, ipos, topics } = search;
  const others = [
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
    ...pages.map((page) => ({
      choice: page,
      key: page.to,
      kind: 'page',
      name: page.label,
      detail: undefined,
    })),
  ].map((other, index) => ({ ...other, at: stocks.length + index }));
  return (
    <div id={id} role="listbox" aria-label="Search results">
      {stocks.length > 0 && (
        <Group title="Stocks">
          <StockOptions
            stocks={stocks}
            optionId={optionId}
            active={active}
            choose={choose}
            onStar={onStar}
            markOf={(stock) => <VerdictBadge badge={stock.badge} age={stock} />}
          />
        </Group>
      )}
      {groups.map(({ kind, title, label }) => {
        const shown = others.filter((other) => other.kind === kind);
        return (
          shown.length > 0 && (
            <Group key={kind} title={title}>
              {shown.map((other) => (
                <SearchOption
                  key={other.key}
                  id={optionId(other.at)}
                  isActive={other.at === active}
                  name={other.name}
                  detail={other.detail}
                  mark={<span className={styles.kind}>{label}</span>}
                  onChoose={() => choose(other.choice)}
                />
              ))}
            </Group>
          )
        );
      })}
    </div>
  );
}

/** The kinds of results after the stocks, in the order shown. */
const groups = [
  { kind: 'ipo', title: 'IPOs', label: 'ipo' },
  ...topicKinds.map(({ type, title, label }) => ({ kind: type, title, label })),
  { kind: 'page', title: 'Pages', label: 'page' },
];

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
