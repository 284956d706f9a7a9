import { useState } from 'react';
import { useLoginMutation } from '@tayyib/shared/sdk/api';
import { isProblem } from '@tayyib/shared/sdk/errors';
import { Link, Navigate, useLocation } from '@tayyib/shared/sdk/router';
import { useAppSelector } from '@tayyib/shared/sdk/store';
import { ActionButton } from '../../controls/actions';
import { usePasskeySignIn } from '../../session/passkeys/usePasskeySignIn';
import { usePasskeySupport } from '../../session/passkeys/webauthn';
import { selectWhySignedOut } from '../../session/signedOutSlice';
import { Toast } from '../../controls/Toast';
import { AuthCard } from '../../forms/AuthCard';
import styles from '../../forms/auth.module.css';
import { DemoAccounts } from './DemoAccounts';
import { EmailField } from '../../forms/EmailField';
import { Field } from '../../forms/Field';
import { OtherSignInMethods } from './OtherSignInMethods';
import { refusalOfProvider } from './refusalOfProvider';
import { useSignedInAddress } from '../../navigation/returnTo';
import { useRedirectToSecondStep } from './useRedirectToSecondStep';
import { useRedirectToVerification } from './useRedirectToVerification';
import { problemOfField, problemOfForm } from '../../forms/problemOfField';

/** The device type of browsers (from the spec). */
const browserDevice = 0;

/** Signing in with email and password, with links to the other sign-in methods. */
export default function LoginPage() {
  const signedInAddress = useSignedInAddress();
  const { state, search } = useLocation();
  const [login, { error, isLoading, originalArgs }] = useLoginMutation();
  const why = useAppSelector(selectWhySignedOut);
  const signedOut = why && `You were signed out. ${why}`;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const isUnverified = isProblem(error) && error.code === 'not-verified';
  useRedirectToVerification(isUnverified ? (originalArgs?.email ?? null) : null);
  useRedirectToSecondStep(error);
  const passkey = usePasskeySignIn();
  const hasPasskeys = usePasskeySupport();
  if (signedInAddress) return <Navigate to={signedInAddress} replace state={null} />;

  const isFilled = email.trim() !== '' && password !== '';
  const send = () => {
    if (isFilled) void login({ email, password, deviceType: browserDevice });
  };
  const formProblem = problemOfForm(error, 'email', 'password');
  const providerProblem = error || isLoading ? undefined : refusalOfProvider(search);
  return (
    <>
      <AuthCard
        title="Log in"
        lead="Good to see you again."
        submitLabel="LOG IN"
        canSubmit={isFilled}
        isSending={isLoading}
        problem={formProblem ?? passkey.refusal ?? providerProblem}
        notice={isUnverified ? 'We sent you a code. Taking you to where you enter it…' : signedOut}
        onSubmit={send}
        onIncomplete={() => setIsIncomplete(true)}
        aside={
          <>
            {hasPasskeys && (
              <div className={styles.after}>
                <ActionButton disabled={passkey.isRunning} onClick={() => void passkey.run()}>
                  Use a passkey
                </ActionButton>
              </div>
            )}
            <OtherSignInMethods />
            <DemoAccounts
              isSending={isLoading}
              onChoose={(demoEmail, demoPassword) =>
                void login({ email: demoEmail, password: demoPassword, deviceType: browserDevice })
              }
            />
          </>
        }
        footer={
          <>
            No account yet?{' '}
            <Link to="/register" state={state}>
              Sign Up?
            </Link>
          </>
        }
      >
        <EmailField value={email} error={error} onText={setEmail} />
        <Field
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onText={setPassword}
          problem={problemOfField(error, 'password')}
        />
        <Link className={styles.forgot} to="/forgotpassword" state={{ email }}>
          Forgot password?
        </Link>
      </AuthCard>
      {isIncomplete && (
        <Toast text="Please enter both email and password." onClose={() => setIsIncomplete(false)} />
      )}
    </>
  );
}
