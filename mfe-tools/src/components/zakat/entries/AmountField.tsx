import { maxAmount, type AmountName, type ZakatForm } from '../../../domain/zakat/zakatForm';
import { NumberField } from '@tayyib/shared/parts/fields';

interface Props {
  form: ZakatForm;
  onChange: (part: Partial<ZakatForm>) => void;
  name: AmountName;
  label: string;
  hint?: string;
  placeholder?: string;
}

/** One of the calculator's amounts in rupees. */
export function AmountField({ form, onChange, name, ...rest }: Props) {
  return (
    <NumberField
      {...rest}
      unit="rupees"
      max={maxAmount}
      value={form[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}
