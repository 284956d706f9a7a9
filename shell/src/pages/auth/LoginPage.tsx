import { useState } from 'react';
import { useLoginMutation } from '@tayyib/shared/api';
import { toMessage } from '@tayyib/shared/errors';
import { Link, Navigate, useLocation } from '@tayyib/shared/router';
import { AuthCard } from './AuthCard';
import { Field } from './Field';
import { problemOfField } from './problemOfField';
import { useSignedInAddress } from './useSignedInAddress';

/** The spec's device type of a browser. */
const browserDevice = 0;

/** Signing in with email and password. */
export default function LoginPage() {
  const signedInAddress = useSignedInAddress();
  const { state } = useLocation();
  const [login, { error, isLoading }] = useLoginMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  if (signedInAddress) return <Navigate to={signedInAddress} replace state={null} />;

  const isFilled = email.trim() !== '' && password !== '';
  const send = () => {
    setIsIncomplete(!isFilled);
    if (isFilled) void login({ email, password, deviceType: browserDevice });
  };
  const refusal = error && !problemOfField(error, 'email', 'password') ? toMessage(error) : undefined;
  return (
    <AuthCard
      title="Log in"
      lead="Good to see you again."
      submitLabel="LOG IN"
      canSubmit={isFilled}
      isSending={isLoading}
      problem={isIncomplete ? 'Please enter both email and password.' : refusal}
      onSubmit={send}
      footer={
        <>
          New here?{' '}
          <Link to="/register" state={state}>
            Sign Up?
          </Link>
        </>
      }
    >
      <Field
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onText={setEmail}
        problem={problemOfField(error, 'email')}
      />
      <Field
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onText={setPassword}
        problem={problemOfField(error, 'password')}
      />
    </AuthCard>
  );
}
