import { useId, useState } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { toMessage } from '@tayyib/shared/sdk/errors';
import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { Alert, Button } from '@tayyib/shared/sdk/ui';
import { useGetWatchlistsQuery, useLazyGetWatchlistQuery } from '../../api/watchlistApi';
import styles from './FromWatchlist.module.css';

/** Adds the stocks of one of the viewer's watchlists that are not on the page yet. */
export function FromWatchlist({ present, max, onAdd }: SlotProps['holdings.sources']) {
  const field = useId();
  const { data, error } = useGetWatchlistsQuery();
  const [read, list] = useLazyGetWatchlistQuery();
  const [chosen, setChosen] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const lists = data?.data.filter((each) => each.stock_count > 0) ?? [];
  const id = chosen ?? lists[0]?._id;
  if (error) return <Alert type="warning" title={`Your watchlists are not available. ${toMessage(error)}`} />;
  if (id === undefined) return data ? <p className={styles.note}>Your watchlists are empty.</p> : null;
  const add = async () => {
    const { data: reply } = await read(id);
    if (reply === undefined) return;
    const missing = reply.stocks.filter(({ isin }) => !present.has(isin)).slice(0, max);
    if (missing.length === 0) return setMessage('All of its stocks are here already.');
    const added = onAdd(
      missing.map(({ isin, stock: name }) => ({ isin, name, shares: null, purchases: [] })),
    );
    setMessage(`${added} added`);
  };
  return (
    <div>
      <label htmlFor={field} className={styles.label}>
        From a watchlist
      </label>
      <div className={styles.row}>
        <select
          id={field}
          className={styles.select}
          value={id}
          onChange={({ target }) => setChosen(target.value)}
        >
          {lists.map(({ _id, title, stock_count: count }) => (
            <option key={_id} value={_id}>
              {title} ({count})
            </option>
          ))}
        </select>
        <Button loading={list.isFetching} onClick={() => void add()}>
          Add its stocks
        </Button>
      </div>
      {list.error && <Failure error={list.error} />}
      <p className={styles.found} role="status">
        {message}
      </p>
    </div>
  );
}
