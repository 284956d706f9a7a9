import { useId } from 'react';
import { Radio } from '@tayyib/shared/sdk/controls';
import type { RuleId } from '../domain/zakat/rules';
import { RuleLink } from './RuleLink';
import styles from './Choice.module.css';

interface Props<Value> {
  legend: string;
  hint?: string | undefined;
  /** Null where no option is chosen. */
  value: Value | null;
  /** The rule of the whole choice, when its options have no rules of their own. */
  rule?: RuleId;
  options: readonly { value: Value; label: string; rule?: RuleId }[];
  onChange: (value: Value) => void;
}

/** A choice between several options, each with its source. */
export function Choice<Value extends string | boolean>({
  legend,
  hint,
  rule,
  value,
  options,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {options.map((option) => (
        <div key={option.label} className={styles.option}>
          <Radio name={name} checked={option.value === value} onChange={() => onChange(option.value)}>
            {option.label}
          </Radio>
          {option.rule && <RuleLink rule={option.rule} />}
        </div>
      ))}
      {rule && <RuleLink rule={rule} />}
    </fieldset>
  );
}
