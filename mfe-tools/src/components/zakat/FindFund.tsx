import { useDeferredValue, useId, useState } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { skipToken } from '@tayyib/shared/toolkit';
import { Alert, Icon, Input } from '@tayyib/shared/ui';
import { useSearchFundsQuery } from '../../api/toolsApi';
import styles from '../purification/AddHoldings.module.css';

interface Props {
  onAdd: (fund: { id: string; name: string }) => void;
}

/** Finds a mutual fund with published holdings by name. */
export function FindFund({ onAdd }: Props) {
  const field = useId();
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { currentData: funds, error } = useSearchFundsQuery(query === '' ? skipToken : query);
  const found = query === '' ? undefined : funds;
  return (
    <div className={styles.wide}>
      <label htmlFor={field} className={styles.label}>
        Search mutual funds
      </label>
      <Input
        id={field}
        type="search"
        autoComplete="off"
        prefix={<Icon name="search" />}
        placeholder="Search Funds"
        maxLength={80}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error && <Alert role="alert" type="error" title={toMessage(error)} />}
      <p className={styles.found} role="status">
        {found && (found.length === 0 ? 'No fund with published holdings found' : `${found.length} found`)}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.list} aria-label="Funds found">
          {found.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.option}
                onClick={() => {
                  setText('');
                  onAdd({ id, name });
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
