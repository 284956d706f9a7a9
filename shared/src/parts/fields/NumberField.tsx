import { Field } from './Field';
import { NumberInput } from './NumberInput';

interface Props {
  label: string;
  hint?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  unit: keyof typeof units;
  placeholder?: string | undefined;
  max: number;
  /** Whether its form is refused while it is empty. */
  required?: boolean;
}

/** Paise for money, milligrams for weights; income per share is often less than a paisa. */
const units = {
  rupees: { unit: 'rupees', decimals: 2, prefix: '₹' },
  fineRupees: { unit: 'rupees', decimals: 6, prefix: '₹' },
  grams: { unit: 'grams', decimals: 3, suffix: 'g' },
  percent: { unit: 'percent', decimals: 4, suffix: '%' },
  shares: { unit: 'shares', decimals: 4 },
  units: { unit: 'shares', decimals: 4 },
  crore: { unit: 'crore', decimals: 2, prefix: '₹', suffix: 'cr' },
  perMille: { unit: 'number', decimals: 1 },
} as const;

/** A field for an amount or a weight. Digits are grouped as in India when the field loses the focus. */
export function NumberField({ label, hint, value, onChange, unit, placeholder, max, required }: Props) {
  return (
    <Field label={label} hint={hint}>
      {({ id, 'aria-describedby': describedBy }) => (
        <NumberInput
          {...units[unit]}
          id={id}
          value={value}
          onChange={onChange}
          min={0}
          max={max}
          placeholder={placeholder}
          required={required}
          aria-describedby={describedBy}
        />
      )}
    </Field>
  );
}
