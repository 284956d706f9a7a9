import { type InputHTMLAttributes, useId } from 'react';
import styles from './auth.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  label: string;
  hint?: string;
  /** The error, as a sentence. */
  problem?: string | undefined;
  onText: (text: string) => void;
}

/** A labelled text input with its error or hint below, linked by `aria-describedby`. */
export function Field({ label, hint, problem, onText, ...input }: Props) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={`${styles.input} ${input.className ?? ''}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        onChange={(event) => onText(event.target.value)}
      />
      {note && (
        <p
          id={`${id}-note`}
          className={problem ? styles.problem : styles.hint}
          role={problem ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
