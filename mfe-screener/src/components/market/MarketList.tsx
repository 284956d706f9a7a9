import type { ReactNode } from 'react';
import type { StandardId } from '@tayyib/shared/contracts';
import { Link } from '@tayyib/shared/router';
import { PageHeading } from '@tayyib/shared/ui';
import { Answered, type Query } from '@tayyib/shared/page-parts';
import { StandardSelect } from './StandardSelect';
import { Choices } from './Choices';
import { ListSearch } from './ListSearch';
import styles from './market.module.css';
import { Paged } from './Paged';
import { Results } from './Results';
import { useAddress } from './useAddress';

/** A page of a list, as the server sends it. */
interface Page<Row> {
  rows: readonly Row[];
  total: number;
  page: number;
  pageSize: number;
}

interface Props<Row, Choice extends string> {
  title: string;
  lead: string;
  query: Omit<Query, 'currentData'> & { currentData?: Page<Row> | undefined };
  /** The search by name, stored in the URL as `q`; none if omitted. */
  search?: { label: string; example: string };
  /** One filter of the list, stored in the URL as `name`; the first choice is the default and not written. */
  filter?: { name: string; legend: string; labels: Readonly<Record<Choice, string>>; value: Choice };
  /** The message if nothing matches. */
  none: string;
  keyOf: (row: Row) => string;
  card: (row: Row, standard: StandardId) => ReactNode;
}

/** A list of the market as cards: its heading, search, standard and choices on top, its pages below. */
export function MarketList<Row, Choice extends string = never>({
  title,
  lead,
  query,
  search,
  filter,
  none,
  keyOf,
  card,
}: Props<Row, Choice>) {
  const { address, standard, change } = useAddress();
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <div className={styles.stack}>
        <div className={styles.bar}>
          {search && (
            <ListSearch
              label={search.label}
              placeholder={search.example}
              value={address.get('q') ?? ''}
              onChange={(text) => change({ q: text }, { replace: true })}
            />
          )}
          <StandardSelect value={standard} onChange={(next) => change({ standard: next })} />
          {filter && <ChoiceFilter {...filter} />}
        </div>
        <Results label={`${title} found`} isBusy={query.isFetching}>
          <Answered query={query} shape="cards">
            {(list) => (
              <Paged list={list} none={none} onTurn={(to) => change({ page: String(to) })}>
                <ul className={styles.cards}>
                  {list.rows.map((row) => (
                    <li key={keyOf(row)} className={styles.card}>
                      {card(row, standard)}
                    </li>
                  ))}
                </ul>
              </Paged>
            )}
          </Answered>
        </Results>
      </div>
    </>
  );
}

function ChoiceFilter<Choice extends string>({
  name,
  legend,
  labels,
  value,
}: NonNullable<Props<unknown, Choice>['filter']>) {
  const { change } = useAddress();
  const choices = entriesOf(labels).map(([choice, label]) => ({ value: choice, label }));
  return (
    <Choices
      legend={legend}
      choices={choices}
      value={value}
      onChoose={(next) => change({ [name]: next === choices[0]?.value ? null : next })}
    />
  );
}

function entriesOf<Choice extends string>(labels: Readonly<Record<Choice, string>>): [Choice, string][] {
  const isChoice = (name: string): name is Choice => name in labels;
  return Object.entries<string>(labels).flatMap(([name, label]) => (isChoice(name) ? [[name, label]] : []));
}

/** The title of a card; its link covers the whole card. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <h2>
      <Link className={styles.cover} to={to}>
        {children}
      </Link>
    </h2>
  );
}
