import { useId, type ReactNode } from 'react';
import styles from './fields.module.css';

/** What a control needs to belong to its label, hint and problem. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  hint?: string | undefined;
  /** Why the value was refused, as a sentence. */
  problem?: string | undefined;
  /** Whether the problem is read out when it appears; not where the form says it too. */
  isAnnounced?: boolean;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and a hint and a problem below, which describe the control. */
export function Field({ label, hint, problem, isAnnounced = false, className, children }: Props) {
  const id = useId();
  const about = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': about || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role={isAnnounced ? 'alert' : undefined}>
          {problem}
        </p>
      )}
    </div>
  );
}
