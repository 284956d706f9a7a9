import { useDeferredValue, useId, useState } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { skipToken } from '@tayyib/shared/toolkit';
import { Alert, Button, Input } from '@tayyib/shared/ui';
import { useFindStocksQuery } from '../../api/consultationsApi';
import styles from './StockPicker.module.css';

interface StockPickerProps {
  isin: string | null;
  onChoose: (isin: string | null) => void;
}

/** As many as fit beside a call; the search returns the best first. */
const maxShown = 5;

/** Searches for the stock that both view, by name or code, or closes it. */
export function StockPicker({ isin, onChoose }: StockPickerProps) {
  const field = useId();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { currentData, error } = useFindStocksQuery(query === '' ? skipToken : query);
  const found = query === '' ? undefined : currentData?.stocks.slice(0, maxShown);
  const choose = (chosen: string) => {
    onChoose(chosen);
    setText('');
  };
  return (
    <div className={styles.picker}>
      <label htmlFor={field}>Look at a stock together</label>
      <div className={styles.field}>
        <Input
          id={field}
          type="search"
          autoComplete="off"
          placeholder="Search Stocks"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {isin !== null && <Button onClick={() => onChoose(null)}>Close stock</Button>}
      </div>
      {error && <Alert role="alert" type="error" title={toMessage(error)} />}
      <p className={styles.found} role="status">
        {found && (found.length === 0 ? 'No Stocks found' : `${String(found.length)} found`)}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.list} aria-label="Stocks found">
          {found.map((stock) => (
            <li key={stock.isin}>
              <Button onClick={() => choose(stock.isin)}>
                {stock.stock} ({stock.stock_code})
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
