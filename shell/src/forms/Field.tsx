import type { InputHTMLAttributes } from 'react';
import { Field as SharedField } from '@tayyib/shared/parts/fields';
import styles from './auth.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  hint?: string;
  /** The error, as a sentence. */
  problem?: string | undefined;
  onText: (text: string) => void;
}

/** A labelled text input of the browser. Its error takes the place of the hint, and is announced. */
export function Field({ label, hint, problem, onText, ...input }: Props) {
  return (
    <SharedField
      label={label}
      hint={problem ? undefined : hint}
      problem={problem}
      isAnnounced
      className={styles.field}
    >
      {(control) => (
        <input
          {...input}
          {...control}
          className={`${styles.input} ${input.className ?? ''}`}
          onChange={(event) => onText(event.target.value)}
        />
      )}
    </SharedField>
  );
}
