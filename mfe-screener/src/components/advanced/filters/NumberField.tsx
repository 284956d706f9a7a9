import type { NumberLiteral } from '@tayyib/shared/screens';
import { InputNumber } from '@tayyib/shared/ui-data';
import { useDebouncedInput } from '../../market/useDebouncedInput';

interface Props {
  label: string;
  literal: NumberLiteral;
  onChange: (literal: NumberLiteral) => void;
}

const figures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 10 });
const inIndia = (value: number | undefined) =>
  // the field hands over what stands in it, which may be nothing
  value === undefined || String(value) === '' ? '' : figures.format(value);

/** A number of a filter, told once the hand rests. A suffix such as crore stays as it was written. */
export function NumberField({ label, literal, onChange }: Props) {
  const [held, setHeld] = useDebouncedInput(literal.value, (value) => onChange({ ...literal, value }));
  return (
    <InputNumber
      aria-label={label}
      value={held}
      suffix={literal.suffix ?? undefined}
      formatter={(value, { userTyping, input }) => (userTyping ? input : inIndia(value))}
      style={{ width: 120 }}
      onChange={(value) => {
        if (value !== null) setHeld(value);
      }}
    />
  );
}
