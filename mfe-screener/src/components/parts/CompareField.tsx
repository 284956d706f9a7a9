import { useId, useState } from 'react';
import type { FoundStock } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { Button, Input, VerdictBadge } from '@tayyib/shared/sdk/ui';
import { StockOptions } from '../search/SearchOption';
import search from '../search/StockSearch.module.css';
import { useListKeys, useStockSearch } from '@tayyib/shared/parts/fields';
import styles from './StockParts.module.css';

interface Props {
  isin: string;
  /** The code of the stock it is compared with now. */
  comparedCode: string | null;
  /** The name of that stock, once its prices are loaded. */
  comparedName: string | null;
  problem: unknown;
  onCompare: (code: string | null) => void;
}

/** Selects another stock to compare with, by its name or code: a combobox with a list of the stocks that match. */
export function CompareField({ isin, comparedCode, comparedName, problem, onCompare }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const text = typed ?? comparedCode ?? '';
  const { stocks: found, isCurrent, error } = useStockSearch(isOpen ? text : '');
  const stocks = found.filter((stock) => stock.isin !== isin);
  /** Text that was not chosen gives way to the compared stock. */
  const leave = () => {
    setTyped(null);
    setOpen(false);
  };
  const choose = (stock: FoundStock) => {
    leave();
    onCompare(stock.stock_code);
  };
  const keys = useListKeys({
    choices: stocks,
    isOpen,
    text,
    isCurrent,
    choose,
    open: () => setOpen(true),
    close: leave,
  });
  const isNothing = isOpen && isCurrent && stocks.length === 0;
  const isShown = isOpen && stocks.length > 0;
  const optionId = (at: number) => `${id}-option-${at}`;
  const message =
    (error ?? problem)
      ? toMessage(error ?? problem)
      : isNothing
        ? `No other stock is called “${text.trim()}”.`
        : comparedName && `In per cent, compared with ${comparedName}`;
  return (
    <div className={styles.comparison}>
      <div className={styles.compare} onBlur={leave}>
        <Input
          role="combobox"
          aria-label="Compare with, by name or code"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isShown && keys.active !== null ? optionId(keys.active) : undefined}
          placeholder="Compare with a stock"
          value={text}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
            keys.reset();
          }}
          onKeyDown={keys.onKeyDown}
        />
        {isShown && (
          <div className={search.results}>
            <div id={`${id}-list`} role="listbox" aria-label="Stocks to compare with">
              <StockOptions
                stocks={stocks}
                optionId={optionId}
                choose={choose}
                active={keys.active}
                markOf={(stock) => <VerdictBadge badge={stock.badge} age={stock} />}
              />
            </div>
          </div>
        )}
      </div>
      <span role="status">{message}</span>
      {comparedName && (
        <Button type="link" size="small" onClick={() => onCompare(null)}>
          Stop comparing
        </Button>
      )}
    </div>
  );
}
