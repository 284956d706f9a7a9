import { useState } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { phoneWindow, ShowAll, useFirstOf } from '@tayyib/shared/parts/page';
import { SortButton, SortSelect, useTableFrame } from '@tayyib/shared/parts/tables';
import { useMedia } from '@tayyib/shared/sdk/theme';
import { Input } from '@tayyib/shared/sdk/ui';
import type { Held } from '../../domain/overviewOf';
import { firstSorting, heldNamed, sortHeld, type HeldSortKey } from '../../domain/sortHeld';
import styles from './CompaniesTable.module.css';
import { CompanyRows } from './CompanyRows';

interface Props {
  held: readonly Held[];
  /** Whether what is on file was requested; without it, splits and bonuses are not known. */
  hasFacts: boolean;
  /** Companies that the exit clock shows. */
  clockIsins: readonly string[];
  entriesOf: (isin: string) => readonly PortfolioEntry[];
  onRemove: (entries: readonly PortfolioEntry[], what: string) => void;
}

/** With fewer companies all are in view, and a search would only take place. */
const searchFrom = 6;
/** How many cards a phone shows at first. */
const cardsAtFirst = 4;
const columns: readonly { key: HeldSortKey; label: string; isFigure?: boolean; startsAscending?: boolean }[] =
  [
    { key: 'name', label: 'Company', startsAscending: true },
    { key: 'verdict', label: 'Verdict', startsAscending: true },
    { key: 'shares', label: 'Shares', isFigure: true },
    { key: 'cost', label: 'Cost', isFigure: true },
    { key: 'value', label: 'Value', isFigure: true },
    { key: 'gain', label: 'Gain', isFigure: true },
  ];
const orders = [
  { value: 'value', label: 'Value' },
  { value: 'gain', label: 'Gain' },
  { value: 'verdict', label: 'Verdict' },
  { value: 'name', label: 'Name' },
] as const;

/** What is held of each company, sorted by a heading and searched by name; on a phone each is a card, the first of the order at first. */
export function CompaniesTable({ held, hasFacts, clockIsins, entriesOf, onRemove }: Props) {
  const [sorting, setSorting] = useState(firstSorting);
  const [text, setText] = useState('');
  const frame = useTableFrame<HTMLDivElement>();
  const hasSearch = held.length >= searchFrom;
  const isPhone = useMedia(phoneWindow);
  const found = sortHeld(hasSearch ? heldNamed(held, text) : held, sorting);
  const first = useFirstOf(found, isPhone ? cardsAtFirst : found.length);
  // where some are of the demo and others are not, the page cannot say it once
  const isOfDemo = (each: Held) => entriesOf(each.position.isin).some(({ source }) => source === 'demo');
  const marksDemo = !held.every(isOfDemo);
  const total = held.reduce((sum, { valuePaise }) => sum + (valuePaise ?? 0), 0);
  const startOf = (key: HeldSortKey) =>
    columns.find((column) => column.key === key)?.startsAscending ?? false;
  const sortBy = (key: HeldSortKey) =>
    setSorting({ key, isAscending: sorting.key === key ? !sorting.isAscending : startOf(key) });
  const orderOf = (key: HeldSortKey) =>
    key !== sorting.key ? 'none' : sorting.isAscending ? 'ascending' : 'descending';
  return (
    <div className={styles.companies}>
      <div className={styles.tools}>
        {hasSearch && (
          <Input
            className={styles.search}
            allowClear
            aria-label="Search your companies"
            placeholder="Search your companies"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        <span className={styles.order}>
          <SortSelect
            of="your companies"
            options={orders}
            value={orders.find(({ value }) => value === sorting.key)?.value ?? 'value'}
            onChange={(key) => setSorting({ key, isAscending: startOf(key) })}
          />
        </span>
      </div>
      <div ref={frame} className={styles.frame} role="region" aria-label="Table of your companies">
        <table className={styles.table}>
          <caption className={styles.caption}>Your companies</caption>
          <thead>
            <tr>
              {columns.map(({ key, label, isFigure }) => (
                <th
                  key={key}
                  scope="col"
                  aria-sort={orderOf(key)}
                  className={isFigure ? styles.figure : undefined}
                >
                  <SortButton order={orderOf(key)} onSort={() => sortBy(key)}>
                    {label}
                  </SortButton>
                </th>
              ))}
              <th scope="col">
                <span className={styles.caption}>Entries</span>
              </th>
            </tr>
          </thead>
          {first.shown.map((each) => (
            <CompanyRows
              key={each.position.isin}
              held={each}
              total={total}
              hasFacts={hasFacts}
              hasClock={clockIsins.includes(each.position.isin)}
              isMarkedDemo={marksDemo && isOfDemo(each)}
              entries={entriesOf(each.position.isin)}
              onRemove={onRemove}
            />
          ))}
        </table>
      </div>
      <div className={styles.rest}>
        <ShowAll of={first} what="companies" />
      </div>
      {found.length === 0 && <p className={styles.none}>None of your companies is called “{text.trim()}”.</p>}
    </div>
  );
}
