import { Field } from '../../../forms/Field';
import { problemOfField } from '../../../forms/problemOfField';
import type { OwnProof } from './useOwnProof';

interface Props {
  proof: OwnProof;
  /** The name of the code in the request. */
  codeField?: string;
  /** The error of the change that needs the proof. */
  error: unknown;
  /** Whether a code was mailed. */
  isMailed: boolean;
}

/** The field for the password, or for the code from a mail. */
export function ProofField({
  proof: { usesMail, value, setValue },
  codeField = 'code',
  error,
  isMailed,
}: Props) {
  if (usesMail)
    return (
      <Field
        label="Code from your email"
        name={codeField}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={isMailed ? 'We sent you a code. It works for ten minutes.' : 'Ask for a code first.'}
        value={value}
        onText={setValue}
        problem={problemOfField(error, codeField)}
      />
    );
  return (
    <Field
      label="Your password"
      name="password"
      type="password"
      autoComplete="current-password"
      value={value}
      onText={setValue}
      problem={problemOfField(error, 'password')}
    />
  );
}
