import { useState } from 'react';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../../controls/actions';
import { useGetSignInMethodsQuery } from '../../../session/identityApi';
import { ActionMessage } from '../ActionMessage';
import { PhoneForm } from './PhoneForm';
import { RemovePhoneForm } from './RemovePhoneForm';
import { ProfileSection } from '../ProfileSection';
import styles from '../profile.module.css';
import { useGetProfileQuery } from '../profileApi';

/** Adds, changes and removes the phone number, which is a sign-in method. */
export function PhoneSection() {
  const { data: profile, error } = useGetProfileQuery();
  const { data: methods } = useGetSignInMethodsQuery();
  const [step, setStep] = useState<'show' | 'change' | 'remove'>('show');
  const [saved, setSaved] = useState(false);
  const start = (next: 'change' | 'remove') => {
    setSaved(false);
    setStep(next);
  };
  const finish = (isSaved: boolean) => {
    setStep('show');
    setSaved(isSaved);
  };
  return (
    <ProfileSection id="profile-phone" title="Phone">
      {!profile && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {profile?.phone && (
        <p className={styles.text}>
          <strong className={styles.figures}>{profile.phone}</strong>
          <span className={styles.hint}>You can sign in with a code sent to it.</span>
        </p>
      )}
      {profile?.phone === null && step === 'show' && (
        <p className={styles.text}>
          {methods?.phone === false
            ? 'We cannot send text messages at the moment, so no number can be added.'
            : 'Add your number to sign in with a code by text message.'}
        </p>
      )}
      <ActionMessage
        error={error}
        notice={saved && profile?.phone ? 'Your number is confirmed.' : undefined}
      />
      {step === 'change' && profile && <PhoneForm hasPassword={profile.hasPassword} onDone={finish} />}
      {step === 'remove' && profile && (
        <RemovePhoneForm hasPassword={profile.hasPassword} onDone={() => setStep('show')} />
      )}
      {profile && step === 'show' && (
        <div className={styles.buttons}>
          {methods?.phone && (
            <ActionButton onClick={() => start('change')}>
              {profile.phone ? 'Change number' : 'Add a number'}
            </ActionButton>
          )}
          {profile.phone && <ActionButton onClick={() => start('remove')}>Remove number</ActionButton>}
        </div>
      )}
    </ProfileSection>
  );
}
