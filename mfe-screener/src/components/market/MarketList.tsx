import type { ReactNode } from 'react';
import type { StandardId } from '@tayyib/shared/contracts';
import { DataTable, type DataColumn } from '@tayyib/shared/parts/tables';
import { standardNames } from '@tayyib/shared/shariah';
import { PageHeading } from '@tayyib/shared/sdk/ui';
import { Answered, PageSkeleton, type Query } from '@tayyib/shared/parts/page';
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

type ListQuery<Row> = Omit<Query, 'currentData'> & { currentData?: Page<Row> | undefined };

interface Props<Row, Choice extends string> {
  title: string;
  lead: string;
  query: ListQuery<Row>;
  /** The list without search and filter, fetched where these leave no rows. */
  whole: ListQuery<Row>;
  /** The search by name, stored in the URL as `q`; none if omitted. */
  search?: { label: string; example: string };
  /** One filter of the list, stored in the URL as `name`; the first choice is the default and not written. */
  filter?: { name: string; legend: string; labels: Readonly<Record<Choice, string>>; value: Choice };
  /** Between the choices and the list. */
  above?: ReactNode;
  /** The message if nothing matches the search and filter. */
  none: string;
  /** The message if nothing is on file. */
  empty: string;
  keyOf: (row: Row) => string;
  /** The columns of this page of the list: a column without data may be left out. */
  columnsOf: (rows: readonly Row[], standard: StandardId) => readonly DataColumn<Row>[];
}

/** A list of the market as a table: its heading, search, standard and choices on top, its pages below. On phones rows are cards. */
export function MarketList<Row, Choice extends string = never>({
  title,
  lead,
  query,
  whole,
  search,
  filter,
  above,
  none,
  empty,
  keyOf,
  columnsOf,
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
        {above}
        <Results label={`${title} found`} isBusy={query.isFetching}>
          <Answered query={query} shape="table">
            {(list) =>
              list.total === 0 && whole.isFetching ? (
                <PageSkeleton shape="table" />
              ) : (
                <Paged
                  list={list}
                  none={whole.currentData?.total === 0 ? empty : none}
                  onTurn={(to) => change({ page: String(to) })}
                >
                  <div className={styles.list}>
                    <DataTable
                      isCompact
                      hasCards
                      caption={`${title}, judged by ${standardNames[standard]}`}
                      rows={list.rows}
                      keyOf={keyOf}
                      columns={columnsOf(list.rows, standard)}
                    />
                  </div>
                </Paged>
              )
            }
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
