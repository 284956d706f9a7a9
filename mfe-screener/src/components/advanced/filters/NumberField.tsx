import { formatNumber } from '@tayyib/shared/format';
import type { NumberLiteral } from '@tayyib/shared/screens';
import { InputNumber } from '@tayyib/shared/ui-data';
import { useDebouncedInput } from '../../market/useDebouncedInput';

interface Props {
  label: string;
  literal: NumberLiteral;
  onChange: (literal: NumberLiteral) => void;
}

const formatInput = (value: number | undefined) =>
  // the field passes its raw content, which may be empty
  value === undefined || String(value) === '' ? '' : formatNumber(value, 10);

/** A number of a filter, with debounced changes. A suffix such as crore is preserved. */
export function NumberField({ label, literal, onChange }: Props) {
  const [draft, setDraft] = useDebouncedInput(literal.value, (value) => onChange({ ...literal, value }));
  return (
    <InputNumber
      aria-label={label}
      value={draft}
      suffix={literal.suffix ?? undefined}
      formatter={(value, { userTyping, input }) => (userTyping ? input : formatInput(value))}
      style={{ width: 120 }}
      onChange={(value) => {
        if (value !== null) setDraft(value);
      }}
    />
  );
}
