import { useId, type ReactNode } from 'react';
import { useObjection } from './FieldErrors';
import styles from './fields.module.css';

interface ControlProps {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  /** The path of its value in what is sent: `ratios.0.limit`. */
  path: string;
  label: string;
  hint?: string;
}

/** A label, its control, a hint, and what the server objects to. */
export function Field({
  path,
  label,
  hint,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const objection = useObjection(path);
  const about = [hint && `${id}-hint`, objection && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        name: path,
        'aria-invalid': objection === null ? undefined : true,
        'aria-describedby': about || undefined,
      })}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {objection && (
        <span id={`${id}-error`} className={styles.error}>
          {objection}
        </span>
      )}
    </div>
  );
}
