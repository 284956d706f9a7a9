import { useState } from 'react';
import { readNumber, type NumberUnit } from '@tayyib/shared/values/amounts';
import { Field, type FieldProps } from './Field';
import styles from './fields.module.css';

interface Props<Value> extends FieldProps {
  value: Value;
  onChange: (value: Value) => void;
}

export function TextField({ value, onChange, ...field }: Props<string>) {
  return (
    <Field {...field}>
      {(control) => <input {...control} value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}

/** A calendar day, `YYYY-MM-DD`; empty for none. */
export function DayField({ value, onChange, ...field }: Props<string>) {
  return (
    <Field {...field}>
      {(control) => (
        <input {...control} type="date" value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

export function ProseField({ value, onChange, ...field }: Props<string>) {
  return (
    <Field {...field}>
      {(control) => <textarea {...control} value={value} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}

/** A list, one entry per line. */
export function LinesField({ value, onChange, ...field }: Props<readonly string[]>) {
  // an empty line is no entry yet, but must not disappear while the user types
  const [text, setText] = useState(value.join('\n'));
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChange(linesOf(target.value));
          }}
        />
      )}
    </Field>
  );
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface DecimalProps extends Props<number> {
  /** The text of the initial value. */
  textOf: (value: number) => string;
  /** The value of a number as typed. */
  valueOf: (typed: number) => number;
  unit: NumberUnit;
}

/** Retains the text as typed, which may not be a number yet. */
function DecimalField({ value, onChange, textOf, valueOf, unit, ...field }: DecimalProps) {
  const [text, setText] = useState(textOf(value));
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onChange(valueOf(numberIn(target.value, unit)));
          }}
        />
      )}
    </Field>
  );
}

export const NumberField = (props: Props<number>) => (
  <DecimalField {...props} unit="plain" textOf={String} valueOf={(typed) => typed} />
);

/** A fraction, entered in per cent. Values are rounded to a millionth. */
export const PercentField = (props: Props<number>) => (
  <DecimalField
    {...props}
    unit="percent"
    textOf={(value) => String(Math.round(value * 1e6) / 1e4)}
    valueOf={(typed) => Math.round(typed * 1e4) / 1e6}
  />
);

/** NaN for anything that is not a number; the server then rejects the field. */
function numberIn(text: string, unit: NumberUnit): number {
  const read = readNumber(text, { unit });
  return 'decimal' in read ? Number(read.decimal) : NaN;
}

export function ChoiceField<Value extends string>({
  value,
  onChange,
  options,
  ...field
}: Props<Value> & { options: Readonly<Record<Value, string>> }) {
  const isOption = (text: string): text is Value => Object.hasOwn(options, text);
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => isOption(target.value) && onChange(target.value)}
        >
          {Object.entries<string>(options).map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function CheckField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={value} onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}
