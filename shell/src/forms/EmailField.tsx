import { Field } from './Field';
import { problemOfField } from './problemOfField';

interface Props {
  value: string;
  /** The error of the form, if any; only an error of the email field is shown here. */
  error: unknown;
  onText: (text: string) => void;
}

/** The email field of a sign-in form, recognized by password managers. */
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
