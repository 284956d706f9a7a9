import { useDeferredValue, useState } from 'react';
import type { FoundStock } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useSearchMarketQuery } from '@tayyib/shared/endpoints/search';
import { FindField } from '@tayyib/shared/parts/fields';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { App, VerdictBadge } from '@tayyib/shared/sdk/ui';
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

/** Finds a company by name or code and adds it. */
export function AddStock({ watchlistId, title, present, isFull, onFull }: Props) {
  const { message } = App.useApp();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { currentData, error } = useSearchMarketQuery(query === '' ? skipToken : { text: query });
  const [add] = useAddToWatchlistMutation();

  const choose = async ({ isin, stock }: FoundStock) => {
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

  return (
    <div className={styles.search}>
      <FindField
        label={`Add a stock to ${title}`}
        isLabelHidden
        icon="plus"
        placeholder="Add a stock by name or code"
        text={text}
        onText={setText}
        found={currentData?.stocks.slice(0, maxShown)}
        isCurrent={query === text.trim() && currentData !== undefined}
        error={error}
        listLabel="Stocks found"
        nothing="No Stocks found"
        keyOf={({ isin }) => isin}
        onChoose={(stock) => void choose(stock)}
      >
        {(stock) => (
          <>
            <span>
              <strong>{stock.stock_code}</strong> {stock.stock}
            </span>
            {present.has(stock.isin) ? 'in the list' : <VerdictBadge badge={stock.badge} age={stock} />}
          </>
        )}
      </FindField>
    </div>
  );
}
