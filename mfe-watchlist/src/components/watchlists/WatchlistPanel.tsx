import { useId, useRef, useState } from 'react';
import type { WatchedStock, WatchlistCategory, WatchlistLimits } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { standardNames } from '@tayyib/shared/shariah';
import { App } from '@tayyib/shared/sdk/ui';
import { useOrderStockMutation } from '../../api/listedStocksApi';
import { useGetWatchlistQuery } from '../../api/watchlistApi';
import { isFull, noticeWhenFull } from '../../domain/limits';
import { NoStocks, Unloaded } from '../placeholders';
import { AddStock } from '../stocks/AddStock';
import { RemarksDialog } from '../stocks/RemarksDialog';
import { SelectionBar } from '../stocks/SelectionBar';
import { StockTable } from '../stocks/StockTable';
import { useStockChanges } from '../stocks/useStockChanges';
import { useUndoable } from '../stocks/useUndoable';
import { PanelDialog, type OpenDialog } from './PanelDialog';
import { PanelToolbar } from './PanelToolbar';
import { useSelection } from './useSelection';
import styles from './WatchlistPanel.module.css';

interface Props {
  category: WatchlistCategory;
  /** All watchlists of the viewer. */
  categories: readonly WatchlistCategory[];
  limits: WatchlistLimits;
}

const none: readonly WatchedStock[] = [];

/** One watchlist: its stocks, and all that can be done with them. */
export function WatchlistPanel({ category, categories, limits }: Props) {
  const query = useGetWatchlistQuery(category._id);
  const { data } = query;
  const stocks = data?.stocks ?? none;
  const { message } = App.useApp();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [edited, setEdited] = useState<WatchedStock | null>(null);
  const selection = useSelection(stocks);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Before the pressed button is removed. */
  const focusHeading = () => heading.current?.focus();
  const { report, notice } = useUndoable(focusHeading);
  const changes = useStockChanges(category, stocks, report);
  const [order] = useOrderStockMutation();
  const clearSelection = () => {
    focusHeading();
    selection.clear();
  };
  const remove = (gone: readonly WatchedStock[]) => {
    clearSelection();
    void changes.remove(gone);
  };
  const move = async (isin: string, after: string | null) => {
    const { error } = await order({ watchlistId: category._id, isin, after });
    if (error) message.error(toMessage(error));
  };
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <header className={styles.header}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {category.title}
        </h2>
        <p>
          {data?.stocks.length ?? category.stock_count} of {limits.stocksPerWatchlist} stocks
          {data?.standard && `, judged by ${standardNames[data.standard]}`}
        </p>
      </header>
      {notice}
      <div className={styles.tools}>
        <AddStock
          watchlistId={category._id}
          title={category.title}
          present={new Set(stocks.map(({ isin }) => isin))}
          isFull={isFull(category, limits.stocksPerWatchlist)}
          onFull={() => setDialog(noticeWhenFull(limits.stocksPerWatchlist))}
        />
        <PanelToolbar category={category} isEmpty={stocks.length === 0} onOpen={setDialog} />
      </div>
      <Unloaded query={query} what="the stocks" />
      {selection.stocks.length > 0 && (
        <SelectionBar
          count={selection.stocks.length}
          others={categories.filter(({ _id }) => _id !== category._id)}
          onCopy={(to, isMove) => {
            clearSelection();
            void changes.copy(selection.stocks, to, isMove);
          }}
          onRemove={() => remove(selection.stocks)}
          onClear={clearSelection}
        />
      )}
      {data &&
        (stocks.length > 0 ? (
          <StockTable
            stocks={stocks}
            caption={category.title}
            columns={data.columns}
            selected={selection.isins}
            onSelect={selection.select}
            onMove={(isin, after) => void move(isin, after)}
            onEdit={setEdited}
            onRemove={(stock) => remove([stock])}
          />
        ) : (
          <NoStocks title={category.title} />
        ))}
      {edited && (
        <RemarksDialog
          watchlistId={category._id}
          stock={edited}
          report={report}
          onClose={() => setEdited(null)}
        />
      )}
      {dialog && (
        <PanelDialog dialog={dialog} category={category} watchlist={data} onClose={() => setDialog(null)} />
      )}
    </section>
  );
}
