import { useId } from 'react';
import { indianStates, isState } from '@tayyib/shared/indian-states';
import type { StateCode } from '@tayyib/shared/indian-states';
import styles from './checkout.module.css';

interface Props {
  value: StateCode | null;
  onChange: (state: StateCode | null) => void;
}

const byName = Object.entries(indianStates).sort(([, a], [, b]) => a.localeCompare(b, 'en'));

/** The buyer's state, which determines the kind of GST on the invoice. Optional. */
export function StateSelect({ value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Your state</label>
      <select
        id={id}
        className={styles.select}
        aria-describedby={`${id}-why`}
        value={value ?? ''}
        onChange={({ target }) => onChange(isState(target.value) ? target.value : null)}
      >
        {value === null && <option value="">Choose your state</option>}
        {byName.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <span id={`${id}-why`} className={styles.why}>
        For the invoice: CGST and SGST within the seller’s state, IGST from any other. The price is the same.
      </span>
    </div>
  );
}
