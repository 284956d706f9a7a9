import { useId } from 'react';
import { ledgerNoteMaxLength } from '@tayyib/shared/limits';
import { Input } from '@tayyib/shared/sdk/ui';
import styles from './fields.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A field for a short note. */
export function TextField({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Input
        id={id}
        autoComplete="off"
        maxLength={ledgerNoteMaxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
