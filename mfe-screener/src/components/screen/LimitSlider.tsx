import { useId } from 'react';
import { formatPercent } from '@tayyib/shared/values/format';
import styles from './LimitSlider.module.css';
import { useDebouncedInput } from '../market/useDebouncedInput';

interface Props {
  label: string;
  /** Fractions. One step beyond `highest` stands for "any". */
  highest: number;
  step: number;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** An upper limit for a ratio. Counts whole steps to avoid rounding errors. */
export function LimitSlider({ label, highest, step, value, onChange }: Props) {
  const id = useId();
  const any = Math.round(highest / step) + 1;
  const fractionOf = (steps: number) => Number((steps * step).toFixed(4));
  const given = value === undefined ? any : Math.min(Math.round(value / step), any - 1);
  const [steps, setSteps] = useDebouncedInput(given, (settled) =>
    onChange(settled === any ? undefined : fractionOf(settled)),
  );
  const valueText = steps === any ? 'Any' : formatPercent(fractionOf(steps));
  return (
    <div className={styles.limit}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.value} aria-hidden="true">
        {valueText}
      </span>
      <input
        id={id}
        type="range"
        min={0}
        max={any}
        value={steps}
        aria-valuetext={valueText}
        onChange={(event) => setSteps(event.target.valueAsNumber)}
      />
    </div>
  );
}
