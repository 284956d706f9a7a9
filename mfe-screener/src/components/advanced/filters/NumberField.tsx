import { NumberInput } from '@tayyib/shared/parts/fields';
import type { NumberLiteral } from '@tayyib/shared/screens';
import styles from '../advanced.module.css';
import { useDebouncedInput } from '../../market/useDebouncedInput';

interface Props {
  label: string;
  literal: NumberLiteral;
  onChange: (literal: NumberLiteral) => void;
}

/** A number of a filter, with debounced changes. A suffix such as crore is preserved, and may be typed again. */
export function NumberField({ label, literal, onChange }: Props) {
  const [draft, setDraft] = useDebouncedInput(literal.value, (value) => onChange({ ...literal, value }));
  const { suffix } = literal;
  return (
    <div className={styles.number}>
      <NumberInput
        aria-label={label}
        unit={suffix === '%' ? 'percent' : suffix === 'crore' ? 'crore' : 'plain'}
        decimals={10}
        value={draft}
        suffix={suffix ?? undefined}
        onChange={(value) => {
          if (value !== null) setDraft(value);
        }}
      />
    </div>
  );
}
