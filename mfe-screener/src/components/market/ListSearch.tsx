import { useId } from 'react';
import { Icon, Input } from '@tayyib/shared/sdk/ui';
import { useDebouncedInput } from './useDebouncedInput';
import styles from './market.module.css';

interface Props {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** Filters a list by a part of a name, with debounced changes. */
export function ListSearch({ label, placeholder, value, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useDebouncedInput(value, onChange);
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={typed}
        placeholder={placeholder}
        maxLength={80}
        allowClear
        autoComplete="off"
        prefix={<Icon name="search" />}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  );
}
