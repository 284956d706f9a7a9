import { useId } from 'react';
import { isCalendarDay } from '@tayyib/shared/calendar';
import { Input } from '@tayyib/shared/ui';
import styles from './NumberField.module.css';

interface Props {
  label: string;
  hint?: string;
  value: string | null;
  onChange: (day: string | null) => void;
  min: string;
  max: string;
}

/** A field for a day. The browser's own calendar, which a phone shows in full. */
export function DateField({ label, hint, value, onChange, min, max }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Input
        id={id}
        type="date"
        className={styles.input}
        min={min}
        max={max}
        // uncontrolled, as a day that is half typed has no value
        defaultValue={value ?? ''}
        onChange={({ target }) => onChange(isCalendarDay(target.value) ? target.value : null)}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
