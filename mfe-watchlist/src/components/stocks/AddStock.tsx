import { useDeferredValue, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { FoundStock } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/errors';
import { skipToken } from '@tayyib/shared/toolkit';
import { App, Icon, Input, VerdictBadge } from '@tayyib/shared/ui';
import { useLazySearchToWatchQuery, useSearchToWatchQuery } from '../../api/listedStocksApi';
import { useAddToWatchlistMutation } from '../../api/watchlistApi';
import styles from './AddStock.module.css';

const maxShown = 8;

interface Props {
  watchlistId: string;
  title: string;
  /** ISINs that are in it. */
  present: ReadonlySet<string>;
  isFull: boolean;
  onFull: () => void;
}

/** Finds a company by name or code and adds it. The arrow keys choose, Enter adds. */
export function AddStock({ watchlistId, title, present, isFull, onFull }: Props) {
  const id = useId();
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  /** The latest text, for what waits for a reply. */
  const latest = useRef('');
  const query = useDeferredValue(text.trim());
  const { currentData, error } = useSearchToWatchQuery(query === '' ? skipToken : query);
  const [search] = useLazySearchToWatchQuery();
  const [add] = useAddToWatchlistMutation();
  const isFound = query === text.trim() && currentData !== undefined;
  const found = text.trim() === '' ? [] : (currentData?.stocks.slice(0, maxShown) ?? []);
  const isOpen = text.trim() !== '' && (currentData !== undefined || error !== undefined);

  const write = (next: string) => {
    latest.current = next;
    setText(next);
    setActive(0);
  };
  const choose = async ({ isin, stock }: FoundStock) => {
    write('');
    if (present.has(isin)) {
      message.info(`${stock} is in “${title}” already`);
      return;
    }
    if (isFull) {
      onFull();
      return;
    }
    const { error: failure } = await add({ watchlistId, isin });
    if (failure) message.error(toMessage(failure));
    else message.success(`${stock} added to “${title}”`);
  };
  /** Chooses the first match once the stocks of this text are found, unless it is changed before. */
  const chooseFirst = async () => {
    const { data } = await search(text.trim(), true);
    const [first] = data?.stocks ?? [];
    if (first && latest.current === text) await choose(first);
  };
  const pressed = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    }
    const chosen = found[active];
    if (event.key === 'Enter' && text.trim() !== '') {
      if (!isFound) void chooseFirst();
      else if (chosen) void choose(chosen);
    }
    if (event.key === 'Escape') write('');
  };

  return (
    <div className={styles.search}>
      <Input
        role="combobox"
        aria-label={`Add a stock to ${title}`}
        aria-expanded={isOpen}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-activedescendant={found[active] && `${id}-${active}`}
        autoComplete="off"
        prefix={<Icon name="plus" />}
        placeholder="Add a stock by name or code"
        maxLength={80}
        value={text}
        onChange={({ target }) => write(target.value)}
        onKeyDown={pressed}
        onBlur={() => write('')}
      />
      <div
        id={`${id}-found`}
        role="listbox"
        aria-label="Stocks found"
        className={styles.found}
        hidden={!isOpen}
      >
        {found.map((stock, at) => (
          // chosen with the keys of its combobox, which keeps the focus
          <div
            key={stock.isin}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            // before the field loses the focus, which closes the list
            onMouseDown={(event) => {
              event.preventDefault();
              void choose(stock);
            }}
          >
            <span>
              <strong>{stock.stock_code}</strong> {stock.stock}
            </span>
            {present.has(stock.isin) ? 'in the list' : <VerdictBadge badge={stock.badge} />}
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {isOpen && found.length === 0 && (error ? toMessage(error) : 'No Stocks found')}
      </p>
    </div>
  );
}
