import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from '@tayyib/shared/sdk/router';
import { ActionButton } from '../../controls/actions';
import { returnToOf, useSignedInAddress } from '../../navigation/returnTo';
import { useSendEmailCodeMutation, useSendLinkMutation } from '../../session/identityApi';
import { AuthCard } from '../../forms/AuthCard';
import { EmailField } from '../../forms/EmailField';
import { linkNotice, OutboxHint } from '../../forms/sentMessage';
import { problemOfForm } from '../../forms/problemOfField';

/** Signing in by email, with a code or a link. */
export default function EmailSignInPage() {
  const signedInAddress = useSignedInAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [sendCode, code] = useSendEmailCodeMutation();
  const [sendLink, link] = useSendLinkMutation();
  if (signedInAddress) return <Navigate to={signedInAddress} replace state={null} />;

  const returnTo = returnToOf(state);
  const error = code.error ?? link.error;
  const isFilled = email.trim() !== '';
  const requestCode = async () => {
    link.reset();
    const { data: dispatch } = await sendCode({ email });
    if (dispatch) await navigate('/otpverification', { state: { email, signsIn: true, dispatch, returnTo } });
  };
  const requestLink = () => {
    code.reset();
    void sendLink({ email, ...(returnTo && { returnTo }) });
  };
  return (
    <AuthCard
      title="Log in by email"
      lead="No password needed: confirm that you have access to the mailbox."
      submitLabel="SEND ME A CODE"
      canSubmit={isFilled}
      isSending={code.isLoading}
      problem={problemOfForm(error, 'email')}
      notice={linkNotice(link.data)}
      onSubmit={() => void requestCode()}
      footer={
        <Link to="/login" state={state}>
          Back to log in
        </Link>
      }
    >
      <EmailField value={email} error={error} onText={setEmail} />
      <ActionButton disabled={!isFilled || link.isLoading} onClick={requestLink}>
        EMAIL ME A LINK
      </ActionButton>
      {link.data && <OutboxHint />}
    </AuthCard>
  );
}
