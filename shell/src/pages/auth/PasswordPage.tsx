import { useState } from 'react';
import { Link, Navigate } from '@tayyib/shared/sdk/router';
import { ActionLink } from '../../controls/actions';
import { useResetPasswordMutation } from '../../session/identityApi';
import { AuthCard } from '../../forms/AuthCard';
import styles from '../../forms/auth.module.css';
import { Field } from '../../forms/Field';
import { useFragment } from './useFragment';
import { useSignedInAddress } from '../../navigation/returnTo';
import { problemOfField, problemOfForm } from '../../forms/problemOfField';

/** Sets a new password, with the link from the email. */
export default function PasswordPage() {
  const token = useFragment();
  const signedInAddress = useSignedInAddress();
  const [password, setPassword] = useState('');
  const [reset, { error, isLoading, isSuccess }] = useResetPasswordMutation();
  if (isSuccess) return <Changed />;
  // a link from the email is used even if a user is signed in
  if (signedInAddress && token === '') return <Navigate to={signedInAddress} replace state={null} />;
  const missing = token === '' ? 'This link is incomplete. Please open it from the email again.' : undefined;
  return (
    <AuthCard
      title="Choose a new password"
      lead="Every device that is signed in will be signed out."
      submitLabel="SAVE PASSWORD"
      canSubmit={password !== '' && token !== ''}
      isSending={isLoading}
      problem={problemOfForm(error, 'password') ?? missing}
      onSubmit={() => void reset({ token, password })}
      footer={<Link to="/forgotpassword">Get a new link</Link>}
    >
      <Field
        label="New password"
        type="password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters. A few words you will remember are best."
        value={password}
        onText={setPassword}
        problem={problemOfField(error, 'password')}
      />
    </AuthCard>
  );
}

function Changed() {
  return (
    <div className={styles.card} role="status">
      <h1 className={styles.title}>Your password is changed</h1>
      <p className={styles.lead}>Log in with the new one.</p>
      <ActionLink isPrimary to="/login">
        Log in
      </ActionLink>
    </div>
  );
}
