import { useState } from 'react';
import { toMessage } from '@tayyib/shared/errors';
import { Link, Navigate, useLocation } from '@tayyib/shared/router';
import { useForgotPasswordMutation } from '../../session/identityApi';
import { AuthCard } from './AuthCard';
import { codeStateOf } from './codeState';
import { Field } from './Field';
import { OutboxHint } from './OutboxHint';
import { problemOfField } from './problemOfField';
import { useSignedInAddress } from './useSignedInAddress';

/** Asking for a link to choose a new password. */
export default function ForgotPasswordPage() {
  const signedInAddress = useSignedInAddress();
  const { state } = useLocation();
  const [email, setEmail] = useState(codeStateOf(state)?.target ?? '');
  const [forgot, { data: sent, error, isLoading }] = useForgotPasswordMutation();
  if (signedInAddress) return <Navigate to={signedInAddress} replace state={null} />;
  return (
    <AuthCard
      title="Forgot your password?"
      lead="We mail you a link to choose a new one."
      submitLabel="SEND THE LINK"
      canSubmit={email.trim() !== ''}
      isSending={isLoading}
      problem={error && !problemOfField(error, 'email') ? toMessage(error) : undefined}
      notice={
        sent &&
        (sent.isDelayed
          ? 'If there is an account, a link is on its way. Our mail is slow at the moment: it may take some minutes.'
          : 'If there is an account, a link is on its way. It works once, for 15 minutes.')
      }
      onSubmit={() => void forgot({ email })}
      footer={<Link to="/login">Back to log in</Link>}
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
      {sent && <OutboxHint />}
    </AuthCard>
  );
}
