import { Input } from '@tayyib/shared/sdk/ui';
import { Field } from './Field';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
}

/** A field for a line of text that no browser completes. */
export function TextField({ label, value, onChange, maxLength }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
