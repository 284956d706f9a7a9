import { useId } from 'react';
import { formatNumber } from '@tayyib/shared/format';
import { InputNumber } from '@tayyib/shared/ui-data';
import styles from './NumberField.module.css';

interface Props {
  label: string;
  hint?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  unit: keyof typeof decimals;
  placeholder?: string | undefined;
  max: number;
}

/** Paise for money, milligrams for weights; income per share is often less than a paisa. */
const decimals = {
  rupees: 2,
  fineRupees: 6,
  grams: 3,
  percent: 4,
  shares: 4,
  units: 4,
  crore: 2,
  perMille: 1,
} as const;
const suffixes: Partial<Record<keyof typeof decimals, string>> = {
  grams: 'g',

  percent: '%',
  crore: 'cr',
};
const isMoney = (unit: keyof typeof decimals) => unit === 'rupees' || unit === 'fineRupees';

const formatted = (value: number | string | undefined, unit: keyof typeof decimals) =>
  value === undefined || value === '' ? '' : formatNumber(Number(value), Math.max(3, decimals[unit]));

/** An empty text stays empty: a field given NaN would restore the last amount. */
const parsed = (text: string | undefined): number | string => {
  const digits = (text ?? '').replace(/[^\d.]/g, '');
  return digits === '' ? '' : Number.parseFloat(digits);
};

/** A field for an amount or a weight. Digits are grouped as in India when the field loses the focus. */
export function NumberField({ label, hint, value, onChange, unit, placeholder, max }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <InputNumber<number | string>
        id={id}
        className={styles.input}
        value={value}
        onChange={(typed) => onChange(typed === null ? null : Number(typed))}
        min={0}
        max={max}
        precision={decimals[unit]}
        controls={false}
        inputMode="decimal"
        placeholder={placeholder}
        prefix={isMoney(unit) || unit === 'crore' ? '₹' : undefined}
        suffix={suffixes[unit]}
        formatter={(shown, { userTyping, input }) => (userTyping ? input : formatted(shown, unit))}
        parser={parsed}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
