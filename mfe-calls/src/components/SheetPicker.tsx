import { useDeferredValue, useId, useState } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { skipToken } from '@tayyib/shared/toolkit';
import { Alert, Button, Input } from '@tayyib/shared/ui';
import { useFindStocksQuery } from '../api/consultationsApi';
import styles from './SheetPicker.module.css';

interface SheetPickerProps {
  isin: string | null;
  onChoose: (isin: string | null) => void;
}

/** As many as fit beside a call; the search gives the best first. */
const shownAtMost = 5;

/** Lays another stock on the table, found by its name or code, or none. */
export function SheetPicker({ isin, onChoose }: SheetPickerProps) {
  const field = useId();
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const { currentData, error } = useFindStocksQuery(wanted === '' ? skipToken : wanted);
  const found = wanted === '' ? undefined : currentData?.stocks.slice(0, shownAtMost);
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
        {isin !== null && <Button onClick={() => onChoose(null)}>Put the sheet away</Button>}
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
