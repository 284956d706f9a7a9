import { useDeferredValue, useState } from 'react';
import { FindField } from '@tayyib/shared/parts/fields';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { useSearchFundsQuery } from '../../api/toolsApi';
import styles from '../purification/AddHoldings.module.css';

interface Props {
  onAdd: (fund: { id: string; name: string }) => void;
}

/** Finds a mutual fund with published holdings by name. */
export function FindFund({ onAdd }: Props) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const { currentData: funds, error } = useSearchFundsQuery(query === '' ? skipToken : query);
  return (
    <div className={styles.wide}>
      <FindField
        label="Search mutual funds"
        placeholder="Search Funds"
        text={text}
        onText={setText}
        found={funds}
        isCurrent={query === text.trim() && funds !== undefined}
        error={error}
        listLabel="Funds found"
        nothing="No fund with published holdings found"
        keyOf={({ id }) => id}
        onChoose={({ id, name }) => onAdd({ id, name })}
      >
        {({ name }) => name}
      </FindField>
    </div>
  );
}
