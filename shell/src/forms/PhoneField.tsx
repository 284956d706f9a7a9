import { Field } from './Field';
import { problemOfField } from './problemOfField';

interface Props {
  value: string;
  /** The error of the form, if any; only an error of the phone field is shown here. */
  error: unknown;
  onText: (text: string) => void;
}

/** The field for a phone number, Indian or not. */
export function PhoneField({ value, error, onText }: Props) {
  return (
    <Field
      label="Phone number"
      type="tel"
      name="phone"
      autoComplete="tel"
      hint="Ten digits mean an Indian number; start with + for any other."
      value={value}
      onText={onText}
      problem={problemOfField(error, 'phone')}
    />
  );
}
