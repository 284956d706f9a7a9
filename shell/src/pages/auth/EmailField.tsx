import { Field } from './Field';
import { problemOfField } from './problemOfField';

interface Props {
  value: string;
  /** The refusal of the form it stands in, if any; only what is said of the email is shown here. */
  error: unknown;
  onText: (text: string) => void;
}

/** The email somebody signs in with, as password managers know it. */
export function EmailField({ value, error, onText }: Props) {
  return (
    <Field
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      value={value}
      onText={onText}
      problem={problemOfField(error, 'email')}
    />
  );
}
