import type { ReactNode } from 'react';
import { Icon } from '@tayyib/shared/sdk/ui';
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
  /** Shows what else can be done with it, such as keeping it in a watchlist. */
  onStar?: (() => void) | undefined;
}

/** One result. The focus stays in the field, so a press must not move it, and the active one is scrolled into view. */
export function SearchOption({ id, isActive, code, name, detail, mark, onChoose, onStar }: Props) {
  return (
    <div
      ref={isActive ? scrollIntoView : undefined}
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
      <span className={styles.marks}>
        {mark}
        {onStar && (
          // an option contains no control of its own, so this is for the pointer alone; the keyboard has Shift+Enter
          <span
            className={styles.star}
            title="Add to watchlist"
            role="presentation"
            onClick={(event) => {
              event.stopPropagation();
              onStar();
            }}
          >
            <Icon name="star" />
          </span>
        )}
      </span>
    </div>
  );
}

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

interface StocksProps<Stock extends RecentStock & { formerly?: string | undefined }> {
  stocks: readonly Stock[];
  optionId: (at: number) => string;
  active: number | null;
  markOf?: (stock: Stock) => ReactNode;
  choose: (stock: Stock) => void;
  /** Without it, the options have no star. */
  onStar?: ((stock: Stock) => void) | undefined;
}

/** An option per stock. */
export function StockOptions<Stock extends RecentStock & { formerly?: string | undefined }>({
  stocks,
  optionId,
  active,
  markOf = () => null,
  choose,
  onStar,
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
      onStar={onStar && (() => onStar(stock))}
    />
  ));
}
