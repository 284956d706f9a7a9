import { useDeferredValue, useState } from 'react';
import { useSearchMarketQuery } from '@tayyib/shared/endpoints/search';
import { FindField } from '@tayyib/shared/parts/fields';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { Button } from '@tayyib/shared/sdk/ui';
import styles from './StockPicker.module.css';

interface StockPickerProps {
  isin: string | null;
  onChoose: (isin: string | null) => void;
}

/** As many as fit beside a call; the search returns the best first. */
const maxShown = 5;

/** Searches for the stock that both view, by name or code, or closes it. */
export function StockPicker({ isin, onChoose }: StockPickerProps) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { currentData, error } = useSearchMarketQuery(query === '' ? skipToken : { text: query });
  return (
    <div className={styles.picker}>
      <FindField
        label="Look at a stock together"
        placeholder="Search Stocks"
        text={text}
        onText={setText}
        found={currentData?.stocks.slice(0, maxShown)}
        isCurrent={query === text.trim() && currentData !== undefined}
        error={error}
        listLabel="Stocks found"
        nothing="No Stocks found"
        keyOf={(stock) => stock.isin}
        onChoose={(stock) => onChoose(stock.isin)}
      >
        {(stock) => `${stock.stock} (${stock.stock_code})`}
      </FindField>
      {isin !== null && <Button onClick={() => onChoose(null)}>Close stock</Button>}
    </div>
  );
}
