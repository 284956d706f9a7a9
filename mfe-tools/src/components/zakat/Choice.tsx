import { useId } from 'react';
import { Info } from '@tayyib/shared/parts/page';
import { Radio } from '@tayyib/shared/sdk/controls';
import { rules, type RuleId } from '../../domain/zakat/rules';
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
        </div>
      ))}
      <Sources of={legend} options={options} {...(rule && { rule })} />
    </fieldset>
  );
}

interface SourcesProps {
  /** The legend of the choice. */
  of: string;
  rule?: RuleId;
  options: readonly { label: string; rule?: RuleId }[];
}

/** What each option is by, and where that is published. */
function Sources({ of, rule, options }: SourcesProps) {
  const sources = [
    ...(rule === undefined ? [] : [{ label: of, rule }]),
    ...options.flatMap((option) =>
      option.rule === undefined ? [] : [{ label: option.label, rule: option.rule }],
    ),
  ];
  if (sources.length === 0) return null;
  return (
    <Info about={`Sources: ${of}`}>
      {sources.map((source) => (
        <p key={source.label}>
          {source.label}: {rules[source.rule].text} <RuleLink rule={source.rule} />
        </p>
      ))}
    </Info>
  );
}
