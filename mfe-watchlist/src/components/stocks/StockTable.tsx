import { useState } from 'react';
import type { WatchedStock, WatchlistColumn } from '@tayyib/shared/contracts';
import { isOldClose } from '@tayyib/shared/values/format';
import { SortButton, SortSelect, useTableFrame } from '@tayyib/shared/parts/tables';
import { Button } from '@tayyib/shared/sdk/ui';
import { shownColumns } from '../../domain/columns';
import { ownOrder, sortStocks, type SortKey, type Sorting } from '../../domain/sortStocks';
import { SortableRows } from './SortableRows';
import { StockRow } from './StockRow';
import styles from './StockTable.module.css';

interface Props {
  stocks: readonly WatchedStock[];
  caption: string;
  columns: readonly WatchlistColumn[] | null;
  selected: ReadonlySet<string>;
  onSelect: (isins: readonly string[], isSelected: boolean) => void;
  onMove: (isin: string, after: string | null) => void;
  onEdit: (stock: WatchedStock) => void;
  onRemove: (stock: WatchedStock) => void;
}

const ownOrderOption: { value: SortKey; label: string } = { value: 'order', label: 'My order' };

/** By what the shown columns can be sorted. */
const sortOptions = (columns: ReturnType<typeof shownColumns>): { value: SortKey; label: string }[] => [
  { value: 'name', label: 'Name' },
  ...columns.flatMap(({ sort, label }) => (sort === undefined ? [] : [{ value: sort, label }])),
];

/** Watched stocks in the owner's order, or sorted by a heading. In a narrow panel each row is a card. */
export function StockTable({ stocks, caption, columns: chosen, selected, onSelect, ...props }: Props) {
  const [sorting, setSorting] = useState<Sorting>(ownOrder);
  const frame = useTableFrame<HTMLDivElement>();
  const columns = shownColumns(chosen);
  const sorted = sortStocks(stocks, sorting);
  const isOwnOrder = sorting.key === 'order';
  const hasOldClose = stocks.some(({ closeDay }) => closeDay !== null && isOldClose(closeDay));
  const sortBy = (key: SortKey) =>
    setSorting({ key, isReversed: sorting.key === key && !sorting.isReversed });
  const orderOf = (key: SortKey) => {
    if (key !== sorting.key) return 'none' as const;
    // figures start with the largest, names and verdicts with the first
    const startsHigh = key === 'price' || key === 'change' || key === 'added';
    return startsHigh === sorting.isReversed ? ('ascending' as const) : ('descending' as const);
  };
  const heading = (key: SortKey, label: string) => (
    <SortButton order={orderOf(key)} onSort={() => sortBy(key)}>
      {key === 'price' && hasOldClose ? 'Last known close' : label}
    </SortButton>
  );
  return (
    <SortableRows stocks={sorted} onMove={props.onMove}>
      {!isOwnOrder && (
        <p className={styles.sorted}>
          Sorted.{' '}
          <Button type="link" size="small" onClick={() => setSorting(ownOrder)}>
            Back to my order
          </Button>
        </p>
      )}
      <div className={styles.order}>
        <SortSelect
          of={caption}
          options={[ownOrderOption, ...sortOptions(columns)]}
          value={sorting.key}
          onChange={(key) => setSorting({ key, isReversed: false })}
        />
      </div>
      <div ref={frame} className={styles.frame} role="region" aria-label={`Stocks in ${caption}`}>
        <table className={styles.table}>
          <caption className={styles.caption}>Stocks in {caption}</caption>
          <thead>
            <tr>
              <th scope="col" aria-sort={orderOf('name')}>
                <span className={styles.lead}>
                  <input
                    type="checkbox"
                    aria-label={`Select all stocks in ${caption}`}
                    checked={selected.size > 0 && selected.size === stocks.length}
                    onChange={({ target }) =>
                      onSelect(
                        stocks.map(({ isin }) => isin),
                        target.checked,
                      )
                    }
                  />
                  {heading('name', 'Stock')}
                </span>
              </th>
              {columns.map(({ id, label, sort, isFigure }) => (
                <th
                  key={id}
                  scope="col"
                  aria-sort={sort && orderOf(sort)}
                  data-unsorted={sort === undefined}
                  className={isFigure && styles.figure}
                >
                  {sort ? heading(sort, label) : label}
                </th>
              ))}
              <th scope="col" data-unsorted>
                <span className={styles.caption}>Edit and remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((stock) => (
              <StockRow
                key={stock.isin}
                stock={stock}
                columns={columns}
                isSelected={selected.has(stock.isin)}
                canMove={isOwnOrder && stocks.length > 1}
                onSelect={(isSelected) => onSelect([stock.isin], isSelected)}
                onEdit={() => props.onEdit(stock)}
                onRemove={() => props.onRemove(stock)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </SortableRows>
  );
}
