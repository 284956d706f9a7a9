import { useDeferredValue, useState } from 'react';
import { useSearchMarketQuery } from '@tayyib/shared/endpoints/search';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { VerdictBadge } from '@tayyib/shared/sdk/ui';
import { FindField } from './FindField';
import styles from './FindStock.module.css';

interface Props {
  onChoose: (stock: { isin: string; name: string }) => void;
}

const maxShown = 6;

/** Finds a listed company by name or code. In a grid it takes a whole row. */
export function FindStock({ onChoose }: Props) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { currentData, error } = useSearchMarketQuery(query === '' ? skipToken : { text: query });
  return (
    <div className={styles.field}>
      <FindField
        label="Search by name or code"
        placeholder="Search Stocks"
        text={text}
        onText={setText}
        found={currentData?.stocks.slice(0, maxShown)}
        isCurrent={query === text.trim() && currentData !== undefined}
        error={error}
        listLabel="Stocks found"
        nothing="No Stocks found"
        keyOf={({ isin }) => isin}
        onChoose={({ isin, stock }) => onChoose({ isin, name: stock })}
      >
        {({ stock, stock_code: code, badge, ...age }) => (
          <>
            <span>
              <strong>{code}</strong> {stock}
            </span>
            <VerdictBadge badge={badge} age={age} />
          </>
        )}
      </FindField>
    </div>
  );
}
