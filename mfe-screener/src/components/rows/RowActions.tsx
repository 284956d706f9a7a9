import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { StarButton } from '@tayyib/shared/parts/tables';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { useGetWatchedIsinsQuery } from '../../api/watchedStocksApi';
import styles from './RowActions.module.css';
import { StockActions, type StarredStock } from './StockActions';
import { useWatch } from './useWatch';

interface Rows {
  /** Not for visitors, who have no lists, nor where no module watches stocks. */
  hasStars: boolean;
  /** Null while they are read. */
  watched: ReadonlySet<string> | null;
  openIsin: string | null;
  open: (stock: StarredStock, star: HTMLButtonElement) => void;
}

const RowsContext = createContext<Rows | null>(null);

/**
 * Around lists of companies: their stars, and what came of the one that was pressed, at the bottom of the window. The outermost one
 * counts, so that there is one report.
 */
export const RowActions = ({ children }: { children: ReactNode }) =>
  use(RowsContext) === null ? <RowsHost>{children}</RowsHost> : children;

function RowsHost({ children }: { children: ReactNode }) {
  const { user } = useViewer();
  const { data, isLoading } = useGetWatchedIsinsQuery(user ? undefined : skipToken);
  const watched = useMemo(() => (isLoading ? null : new Set<string>(data?.isins)), [data, isLoading]);
  const [opened, setOpened] = useState<{ stock: StarredStock; star: HTMLButtonElement } | null>(null);
  const { watch, watching } = useWatch();
  const rows: Rows = {
    hasStars: user !== null && watch !== undefined,
    watched,
    openIsin: opened?.stock.isin ?? null,
    open: (stock, star) => {
      setOpened({ stock, star });
      watch?.(stock.isin);
    },
  };
  const close = () => {
    setOpened(null);
    opened?.star.focus();
  };
  return (
    <RowsContext value={rows}>
      {children}
      {opened && watching && (
        <StockActions
          // the state of one star is not that of the next
          key={opened.stock.isin}
          className={styles.report}
          stock={opened.stock}
          watching={watching}
          onClose={close}
        />
      )}
    </RowsContext>
  );
}

/** Whether the rows of this list have stars. */
export const useHasStars = (): boolean => use(RowsContext)?.hasStars ?? false;

/** The star of a row: saves the stock at once; of a watched one, it says in which lists it is. */
export function RowStar({ stock }: { stock: StarredStock }) {
  const rows = use(RowsContext);
  if (!rows?.hasStars) return null;
  return (
    <StarButton
      name={stock.stock}
      isWatched={rows.watched?.has(stock.isin)}
      isOpen={rows.openIsin === stock.isin}
      onPress={(star) => rows.open(stock, star)}
    />
  );
}
