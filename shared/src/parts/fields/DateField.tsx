import { useState } from 'react';
import { isCalendarDay } from '@tayyib/shared/values/calendar';
import { Input } from '@tayyib/shared/sdk/ui';
import { Field } from './Field';
import styles from './fields.module.css';

interface Props {
  label: string;
  hint?: string;
  value: string | null;
  onChange: (day: string | null) => void;
  min: string;
  max: string;
  /** Whether its form is refused while it is empty. */
  required?: boolean;
}

/** A field for a day. The browser's own calendar, which a phone shows in full. */
export function DateField({ label, hint, value, onChange, min, max, required }: Props) {
  // a day that is half typed has no value
  const [text, setText] = useState(value ?? '');
  // replaced from outside, such as by undoing
  if (dayOf(text) !== dayOf(value ?? '')) setText(value ?? '');
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          type="date"
          className={styles.input}
          min={min}
          max={max}
          required={required}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChange(dayOf(target.value));
          }}
        />
      )}
    </Field>
  );
}

const dayOf = (text: string) => (isCalendarDay(text) ? text : null);
