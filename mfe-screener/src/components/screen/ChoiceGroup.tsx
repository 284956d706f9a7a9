import { formatCount } from '@tayyib/shared/values/format';
import styles from './ChoiceGroup.module.css';

interface Props<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; count: number | undefined }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** A group of checkboxes, each with the number of stocks it would show. None checked means all. */
export function ChoiceGroup<Value extends string>({ legend, options, chosen, onChange }: Props<Value>) {
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((other) => other !== value));
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, count }) => (
          <label key={value} className={styles.option}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <span className={styles.label}>{label}</span>
            {count !== undefined && (
              <span className={styles.count}>
                {formatCount(count)}
                <span className={styles.hidden}> stocks</span>
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
