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

/** A page of a list, as the server gives it. */
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
  /** What is searched for by name; the address keeps it as `q`. Left out, there is no search. */
  searched?: { label: string; example: string };
  /** One way to narrow the list, kept in the address under `name`; the first choice is not written there. */
  narrowed?: { name: string; legend: string; words: Readonly<Record<Choice, string>>; value: Choice };
  /** What to do where nothing matches, in words. */
  none: string;
  keyOf: (row: Row) => string;
  card: (row: Row, standard: StandardId) => ReactNode;
}

/** A list of the market as cards: its heading, search, standard and choices on top, its pages below. */
export function MarketList<Row, Choice extends string = never>({
  title,
  lead,
  query,
  searched,
  narrowed,
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
          {searched && (
            <ListSearch
              label={searched.label}
              placeholder={searched.example}
              value={address.get('q') ?? ''}
              onChange={(text) => change({ q: text }, { replace: true })}
            />
          )}
          <StandardSelect value={standard} onChange={(next) => change({ standard: next })} />
          {narrowed && <Narrowed {...narrowed} />}
        </div>
        <Results label={`${title} found`} isBusy={query.isFetching}>
          <Answered query={query}>
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

function Narrowed<Choice extends string>({
  name,
  legend,
  words,
  value,
}: NonNullable<Props<unknown, Choice>['narrowed']>) {
  const { change } = useAddress();
  const choices = entriesOf(words).map(([choice, label]) => ({ value: choice, label }));
  return (
    <Choices
      legend={legend}
      choices={choices}
      value={value}
      onChoose={(next) => change({ [name]: next === choices[0]?.value ? null : next })}
    />
  );
}

function entriesOf<Choice extends string>(words: Readonly<Record<Choice, string>>): [Choice, string][] {
  const isChoice = (name: string): name is Choice => name in words;
  return Object.entries<string>(words).flatMap(([name, label]) => (isChoice(name) ? [[name, label]] : []));
}

/** The name of a card, which leads to what it is about wherever the card is pressed. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <h2>
      <Link className={styles.whole} to={to}>
        {children}
      </Link>
    </h2>
  );
}
