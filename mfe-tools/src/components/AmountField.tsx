import { largestSum, type SumName, type ZakatForm } from '../domain/zakatForm';
import { NumberField } from './NumberField';

interface Props {
  form: ZakatForm;
  onChange: (part: Partial<ZakatForm>) => void;
  name: SumName;
  label: string;
  hint?: string;
  placeholder?: string;
}

/** One of the calculator's sums in rupees. */
export function SumField({ form, onChange, name, ...rest }: Props) {
  return (
    <NumberField
      {...rest}
      unit="rupees"
      largest={largestSum}
      value={form[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
}
