import { useId, type ReactNode } from 'react';
import { useFieldError } from './FieldErrors';
import styles from './fields.module.css';

interface ControlProps {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  /** The path of its value in the request body: `ratios.0.limit`. */
  path: string;
  label: string;
  hint?: string;
}

/** A label, its control, a hint, and the validation error of the server. */
export function Field({
  path,
  label,
  hint,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const error = useFieldError(path);
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name: path,
        'aria-invalid': error === null ? undefined : true,
        'aria-describedby': about || undefined,
      })}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
