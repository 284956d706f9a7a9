import { useState } from 'react';
import { useRegisterMutation } from '@tayyib/shared/api';
import { toMessage } from '@tayyib/shared/errors';
import { Link, Navigate, useLocation } from '@tayyib/shared/router';
import { AuthCard } from './AuthCard';
import styles from './auth.module.css';
import { Field } from './Field';
import { problemOfField } from './problemOfField';
import { useSignedInAddress } from './useSignedInAddress';

const empty = { first_name: '', last_name: '', email: '', password: '' };
const fields = Object.keys(empty);

/** Making an account. Who has one is signed in at once. */
export default function RegisterPage() {
  const signedInAddress = useSignedInAddress();
  const { state } = useLocation();
  const [register, { error, isLoading }] = useRegisterMutation();
  const [form, setForm] = useState(empty);
  if (signedInAddress) return <Navigate to={signedInAddress} replace state={null} />;

  const fieldOf = (name: keyof typeof empty) => ({
    name,
    value: form[name],
    onText: (text: string) => setForm({ ...form, [name]: text }),
    problem: problemOfField(error, name),
  });
  const isFilled = form.first_name.trim() !== '' && form.email.trim() !== '' && form.password !== '';
  return (
    <AuthCard
      title="Sign up"
      lead="Free, and done in a minute."
      submitLabel="CREATE ACCOUNT"
      canSubmit={isFilled}
      isSending={isLoading}
      problem={error && !problemOfField(error, ...fields) ? toMessage(error) : undefined}
      onSubmit={() => void register(form)}
      footer={
        <>
          Already have an account?{' '}
          <Link to="/login" state={state}>
            Log in
          </Link>
        </>
      }
    >
      <div className={styles.names}>
        <Field label="First name" autoComplete="given-name" {...fieldOf('first_name')} />
        <Field label="Last name" autoComplete="family-name" {...fieldOf('last_name')} />
      </div>
      <Field label="Email" type="email" autoComplete="username" {...fieldOf('email')} />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        {...fieldOf('password')}
      />
      <p className={styles.hint}>
        By signing up you accept the <Link to="/terms_condition">Terms &amp; Conditions</Link> and the{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>.
      </p>
    </AuthCard>
  );
}
