import { useState } from 'react';
import { Link, Navigate, useLocation } from '@tayyib/shared/sdk/router';
import { useForgotPasswordMutation } from '../../session/identityApi';
import { AuthCard } from '../../forms/AuthCard';
import { codeStateOf } from './codeState';
import { EmailField } from '../../forms/EmailField';
import { linkNotice, OutboxHint } from '../../forms/sentMessage';
import { useSignedInAddress } from '../../navigation/returnTo';
import { problemOfForm } from '../../forms/problemOfField';

/** Requests a link to reset the password. */
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
      problem={problemOfForm(error, 'email')}
      notice={linkNotice(sent)}
      onSubmit={() => void forgot({ email })}
      footer={<Link to="/login">Back to log in</Link>}
    >
      <EmailField value={email} error={error} onText={setEmail} />
      {sent && <OutboxHint />}
    </AuthCard>
  );
}
