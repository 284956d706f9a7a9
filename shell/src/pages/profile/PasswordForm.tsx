import { useState, type FormEvent } from 'react';
import { Link } from '@tayyib/shared/sdk/router';
import { ActionButton } from '../../controls/actions';
import { Field } from '../../forms/Field';
import { ActionMessage } from './ActionMessage';
import { ProfileSection } from './ProfileSection';
import styles from './profile.module.css';
import { useChangePasswordMutation, useGetProfileQuery } from './profileApi';
import { errorOfForm, problemOfField } from '../../forms/problemOfField';

/** Changes the password. Users without one see how to get one. */
export function PasswordForm({ email }: { email: string }) {
  const { data: profile } = useGetProfileQuery();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [change, { error, isLoading, isSuccess }] = useChangePasswordMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const result = await change({ current, password });
    if (result.error) return;
    setCurrent('');
    setPassword('');
  };
  return (
    <ProfileSection id="profile-password" title="Password">
      {profile?.hasPassword === false ? (
        <p className={styles.text}>
          You sign in without a password. To set one, log out and request a link with{' '}
          <Link to="/forgotpassword">Forgot your password?</Link>.
        </p>
      ) : (
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          {/* tells password managers whose password it is */}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <Field
            label="Current password"
            type="password"
            autoComplete="current-password"
            value={current}
            onText={setCurrent}
            problem={problemOfField(error, 'current')}
          />
          <Field
            label="New password"
            type="password"
            autoComplete="new-password"
            hint="At least 8 characters. Every other device will be signed out."
            value={password}
            onText={setPassword}
            problem={problemOfField(error, 'password')}
          />
          <ActionMessage
            error={errorOfForm(error, 'current', 'password')}
            notice={isSuccess && password === '' ? 'Your password is changed.' : undefined}
          />
          <ActionButton isPrimary type="submit" disabled={current === '' || password === ''}>
            {isLoading ? 'One moment…' : 'Change password'}
          </ActionButton>
        </form>
      )}
    </ProfileSection>
  );
}
