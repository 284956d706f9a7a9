import { Field } from './Field';
import styles from './fields.module.css';

interface Props {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A field with a few options, in the browser's own list. */
export function SelectField({ label, value, options, onChange }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className={styles.input}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
