import { useState } from 'react';
import { Link, Navigate, useLocation } from '@tayyib/shared/sdk/router';
import { ActionButton } from '../../controls/actions';
import { useSignedInAddress } from '../../navigation/returnTo';
import { useCompleteSecondStepMutation } from '../../session/identityApi';
import { useGetSecondStepMethodsQuery } from '../../session/passkeys/passkeySignInApi';
import { usePasskeyStep } from '../../session/passkeys/usePasskeySignIn';
import { hasPasskeySupport } from '../../session/passkeys/webauthn';
import { AuthCard } from '../../forms/AuthCard';
import styles from '../../forms/auth.module.css';
import { Field } from '../../forms/Field';
import { problemOfField, problemOfForm } from '../../forms/problemOfField';

const digits = 6;

/** The second step of a sign-in: a code of the authenticator app, a passkey, or a recovery code. */
export default function SecondStepPage() {
  const signedInAddress = useSignedInAddress();
  const { state } = useLocation();
  const [complete, { data, error, isLoading, reset }] = useCompleteSecondStepMutation();
  const [usesRecovery, setUsesRecovery] = useState(false);
  const [code, setCode] = useState('');
  const { data: methods = [] } = useGetSecondStepMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  const passkey = usePasskeyStep();
  const hasApp = methods.length === 0 || methods.includes('app');
  const showsRecovery = usesRecovery || !hasApp;
  if (signedInAddress)
    return <Navigate to={data?.returnTo ?? passkey.data?.returnTo ?? signedInAddress} replace state={null} />;

  const change = () => {
    reset();
    setCode('');
    setUsesRecovery(!usesRecovery);
  };
  return (
    <AuthCard
      title="Second step"
      lead={
        showsRecovery
          ? 'Enter one of your recovery codes. It works once.'
          : 'Enter the code that your authenticator app shows now.'
      }
      submitLabel="LOG IN"
      canSubmit={showsRecovery ? code.trim() !== '' : code.length === digits}
      isSending={isLoading}
      problem={problemOfForm(error, 'code') ?? passkey.refusal}
      onSubmit={() => void complete({ code })}
      aside={
        <div className={styles.after}>
          {methods.includes('passkey') && hasPasskeySupport() && (
            <ActionButton disabled={passkey.isRunning} onClick={() => void passkey.run()}>
              Use a passkey
            </ActionButton>
          )}
          {hasApp && (
            <ActionButton onClick={change}>
              {usesRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
            </ActionButton>
          )}
        </div>
      }
      footer={
        <Link to="/login" state={state}>
          Back to log in
        </Link>
      }
    >
      {showsRecovery ? (
        <Field
          key="recovery"
          label="Recovery code"
          name="recoveryCode"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onText={setCode}
          problem={problemOfField(error, 'code')}
        />
      ) : (
        <Field
          key="app"
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          className={styles.code}
          value={code}
          onText={(text) => setCode(text.replaceAll(/\D/g, '').slice(0, digits))}
          problem={problemOfField(error, 'code')}
        />
      )}
    </AuthCard>
  );
}
