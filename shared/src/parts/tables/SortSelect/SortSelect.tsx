import styles from './SortSelect.module.css';

interface Props<Value extends string> {
  /** What is sorted, for screen readers: "Stocks in Core". */
  of: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** The order of a table whose headings have no place: on a phone, where each row is a card. */
export function SortSelect<Value extends string>({ of, options, value, onChange }: Props<Value>) {
  return (
    <label className={styles.field}>
      Sort by
      <span className={styles.of}> {of}</span>
      <select
        className={styles.select}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
