import { useState } from 'react';
import type { WatchlistCategory } from '@tayyib/shared/contracts';
import { formatCountOf } from '@tayyib/shared/values/format';
import { Button } from '@tayyib/shared/sdk/ui';
import styles from './SelectionBar.module.css';

interface Props {
  count: number;
  /** The viewer's other watchlists. */
  others: readonly WatchlistCategory[];
  onCopy: (to: WatchlistCategory, move: boolean) => void;
  onRemove: () => void;
  onClear: () => void;
}

/** What can be done with the selected stocks. */
export function SelectionBar({ count, others, onCopy, onRemove, onClear }: Props) {
  const [chosen, setChosen] = useState('');
  const to = others.find(({ _id }) => _id === chosen) ?? others[0];
  return (
    <div role="group" aria-label="Selected stocks" className={styles.bar}>
      <strong role="status">{formatCountOf(count, 'stock')} selected</strong>
      {to && (
        <>
          <select
            aria-label="Other watchlist"
            value={to._id}
            onChange={({ target }) => setChosen(target.value)}
          >
            {others.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </select>
          <Button onClick={() => onCopy(to, true)}>Move</Button>
          <Button onClick={() => onCopy(to, false)}>Copy</Button>
        </>
      )}
      <Button danger onClick={onRemove}>
        Remove
      </Button>
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
    </div>
  );
}
