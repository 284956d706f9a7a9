import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from '@tayyib/shared/sdk/router';
import { returnToOf, useSignedInAddress } from '../../navigation/returnTo';
import { useSendPhoneCodeMutation } from '../../session/identityApi';
import { AuthCard } from '../../forms/AuthCard';
import { PhoneField } from '../../forms/PhoneField';
import { problemOfForm } from '../../forms/problemOfField';

/** Signing in with a code by text message, for users who saved their number. */
export default function PhoneSignInPage() {
  const signedInAddress = useSignedInAddress();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [phone, setPhone] = useState('');
  const [sendCode, { error, isLoading }] = useSendPhoneCodeMutation();
  if (signedInAddress) return <Navigate to={signedInAddress} replace state={null} />;

  const send = async () => {
    const { data: dispatch } = await sendCode({ phone });
    if (dispatch)
      await navigate('/otpverification', { state: { phone, dispatch, returnTo: returnToOf(state) } });
  };
  return (
    <AuthCard
      title="Log in by phone"
      lead="With the number that you added to your profile."
      submitLabel="SEND ME A CODE"
      canSubmit={phone.trim() !== ''}
      isSending={isLoading}
      problem={problemOfForm(error, 'phone')}
      onSubmit={() => void send()}
      footer={
        <Link to="/login" state={state}>
          Back to log in
        </Link>
      }
    >
      <PhoneField value={phone} error={error} onText={setPhone} />
    </AuthCard>
  );
}
