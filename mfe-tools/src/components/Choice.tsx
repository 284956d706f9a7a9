import { useId } from 'react';
import { Radio } from '@tayyib/shared/ui-data';
import type { RuleId } from '../domain/rules';
import { RuleLink } from './RuleLink';
import styles from './Choice.module.css';

interface Props<Value> {
  legend: string;
  hint?: string;
  value: Value;
  /** Where the whole question is answered, when its answers have no sources of their own. */
  rule?: RuleId;
  options: readonly { value: Value; label: string; rule?: RuleId }[];
  onChoose: (value: Value) => void;
}

/** One of several answers, each with where it is published. */
export function Choice<Value extends string | boolean>({
  legend,
  hint,
  rule,
  value,
  options,
  onChoose,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {options.map((option) => (
        <div key={option.label} className={styles.option}>
          <Radio name={name} checked={option.value === value} onChange={() => onChoose(option.value)}>
            {option.label}
          </Radio>
          {option.rule && <RuleLink rule={option.rule} />}
        </div>
      ))}
      {rule && <RuleLink rule={rule} />}
    </fieldset>
  );
}
