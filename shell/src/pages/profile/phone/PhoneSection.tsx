import { useState } from 'react';
import { App, Skeleton } from '@tayyib/shared/ui';
import { ActionButton } from '../../../controls/actions';
import { useGetSignInMethodsQuery } from '../../../session/identityApi';
import { ActionMessage } from '../ActionMessage';
import { useRemoveOwnPhoneMutation } from './phoneApi';
import { PhoneForm } from './PhoneForm';
import styles from '../profile.module.css';
import { useGetProfileQuery } from '../profileApi';

/** Adds, changes and removes the phone number, which is a sign-in method. */
export function PhoneSection() {
  const { data: profile, error } = useGetProfileQuery();
  const { data: methods } = useGetSignInMethodsQuery();
  const [isChanging, setChanging] = useState(false);
  const [saved, setSaved] = useState(false);
  const [remove, removing] = useRemoveOwnPhoneMutation();
  const { modal } = App.useApp();
  const confirmRemoval = () =>
    modal.confirm({
      title: 'Remove your phone number?',
      content: 'You will no longer be able to sign in with a code by text message.',
      okText: 'Remove number',
      cancelText: 'Keep it',
      onOk: () => {
        setSaved(false);
        void remove();
      },
    });
  const change = () => {
    setSaved(false);
    setChanging(true);
  };
  const finish = (isSaved: boolean) => {
    setChanging(false);
    setSaved(isSaved);
  };
  return (
    <section className={styles.section} aria-labelledby="profile-phone">
      <h2 id="profile-phone">Phone</h2>
      {!profile && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {profile?.phone && (
        <p className={styles.text}>
          <strong className={styles.figures}>{profile.phone}</strong>
          <span className={styles.hint}>You can sign in with a code sent to it.</span>
        </p>
      )}
      {profile?.phone === null && !isChanging && (
        <p className={styles.text}>
          {methods?.phone === false
            ? 'We cannot send text messages at the moment, so no number can be added.'
            : 'Add your number to sign in with a code by text message.'}
        </p>
      )}
      <ActionMessage
        error={error ?? removing.error}
        notice={saved && profile?.phone ? 'Your number is confirmed.' : undefined}
      />
      {isChanging && profile && <PhoneForm hasPassword={profile.hasPassword} onDone={finish} />}
      {profile && !isChanging && (
        <div className={styles.buttons}>
          {methods?.phone && (
            <ActionButton onClick={change}>{profile.phone ? 'Change number' : 'Add a number'}</ActionButton>
          )}
          {profile.phone && (
            <ActionButton disabled={removing.isLoading} onClick={confirmRemoval}>
              Remove number
            </ActionButton>
          )}
        </div>
      )}
    </section>
  );
}
