import { useId } from 'react';
import { Icon, Input } from '@tayyib/shared/sdk/ui';
import { useDebouncedInput } from '../market/useDebouncedInput';
import styles from './screen.module.css';

/** Filters by a part of the name or code, with debounced changes. */
export function NameFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useDebouncedInput(value, onChange);
  return (
    <div className={styles.name}>
      <label htmlFor={id}>Name or code</label>
      <Input
        id={id}
        value={typed}
        maxLength={80}
        allowClear
        autoComplete="off"
        prefix={<Icon name="search" />}
        placeholder="For example Tata"
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
