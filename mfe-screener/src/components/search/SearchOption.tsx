import type { ReactNode } from 'react';
import type { RecentStock } from './useRecentStocks';
import styles from './StockSearch.module.css';

interface Props {
  id: string;
  isActive: boolean;
  code?: string;
  name: string;
  /** What it was called, or what distinguishes it from others of the same name. */
  detail?: string | undefined;
  mark: ReactNode;
  onChoose: () => void;
}

/** One result. The focus stays in the field, so a press must not move it. */
export function SearchOption({ id, isActive, code, name, detail, mark, onChoose }: Props) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <span className={styles.text}>
        {code && <strong>{code}</strong>}
        <span>{name}</span>
        {detail && <span>{detail}</span>}
      </span>
      {mark}
    </div>
  );
}

interface StocksProps<Stock extends RecentStock & { formerly?: string | undefined }> {
  stocks: readonly Stock[];
  optionId: (at: number) => string;
  active: number | null;
  markOf?: (stock: Stock) => ReactNode;
  choose: (stock: Stock) => void;
}

/** An option per stock. */
export function StockOptions<Stock extends RecentStock & { formerly?: string | undefined }>({
  stocks,
  optionId,
  active,
  markOf = () => null,
  choose,
}: StocksProps<Stock>) {
  return stocks.map((stock, at) => (
    <SearchOption
      key={stock.isin}
      id={optionId(at)}
      isActive={at === active}
      code={stock.stock_code}
      name={stock.stock}
      detail={stock.formerly === undefined ? undefined : `formerly ${stock.formerly}`}
      mark={markOf(stock)}
      onChoose={() => choose(stock)}
    />
  ));
}
