import { useState } from 'react';
import type { OwnProofBody } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/values/format';
import { Skeleton } from '@tayyib/shared/sdk/ui';
import { ActionButton } from '../../../controls/actions';
import { ActionMessage } from '../ActionMessage';
import { ProfileSection } from '../ProfileSection';
import styles from '../profile.module.css';
import { useGetPasskeysQuery } from '../passkeys/passkeysApi';
import { useGetProfileQuery } from '../profileApi';
import { OwnProofForm } from '../proof/OwnProofForm';
import { RecoveryCodes } from './RecoveryCodes';
import { useGetSecondFactorQuery } from './secondFactorApi';
import { SetupForm } from './SetupForm';
import { useSecondFactorChange, type Change } from './useSecondFactorChange';

const texts: Readonly<Record<Change, { submitLabel: string; text: string; done: string }>> = {
  setUp: {
    submitLabel: 'Continue',
    text: 'You need an authenticator app on your phone. Your other devices will be signed out.',
    done: 'Signing in takes a second step now.',
  },
  replaceCodes: {
    submitLabel: 'Make new codes',
    text: 'You get ten new recovery codes. Those you have now will no longer work.',
    done: 'You have new recovery codes.',
  },
  remove: {
    submitLabel: 'Remove second step',
    text: 'Without a passkey signing in will need one step again. Your other devices are signed out.',
    done: 'The second step is removed.',
  },
};

/** Sets up and removes the second step of signing in, and replaces its recovery codes. */
export function SecondFactorSection() {
  const { data: factor, error } = useGetSecondFactorQuery();
  const { data: profile } = useGetProfileQuery();
  const { data: passkeys = [] } = useGetPasskeysQuery();
  const hasPasskey = passkeys.length > 0;
  const isMissing = Boolean(factor?.isRequired && !factor.since && !hasPasskey);
  const [change, setChange] = useState<Change | null>(null);
  const [done, setDone] = useState<Change | null>(null);
  const { begin, replace, remove, confirm, mailing, mail, reset } = useSecondFactorChange();
  const start = (next: Change) => {
    reset();
    setDone(null);
    setChange(next);
  };
  const finish = (isDone: boolean) => {
    reset();
    setDone(isDone ? change : null);
    setChange(null);
  };
  const current = change && { setUp: begin, replaceCodes: replace, remove }[change];
  const submit = async (proof: OwnProofBody) => {
    const isRight = await current?.run(proof);
    if (isRight && change === 'remove') finish(true);
  };
  const codes = confirm.state.data ?? replace.state.data;
  const setup = begin.state.data;
  return (
    <ProfileSection id="profile-second-factor" title="Second step of signing in" folds={!isMissing}>
      {!factor && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => finish(true)} />
      ) : setup ? (
        <SetupForm
          setup={setup}
          confirming={confirm.state}
          onConfirm={(code) => void confirm.run(code)}
          onCancel={() => finish(false)}
        />
      ) : change && current && profile ? (
        <OwnProofForm
          key={change}
          hasPassword={profile.hasPassword}
          submitLabel={texts[change].submitLabel}
          change={current.state}
          mailing={mailing}
          onMail={mail}
          onSubmit={(proof) => void submit(proof)}
          onCancel={() => finish(false)}
        >
          <p className={styles.text}>{texts[change].text}</p>
        </OwnProofForm>
      ) : (
        <>
          {factor && (
            <p className={styles.text}>
              {factor.since
                ? `On since ${formatMoment(factor.since)}. ${factor.recoveryCodesLeft} recovery codes left.`
                : hasPasskey
                  ? `On: your passkeys are the second step. ${factor.recoveryCodesLeft} recovery codes left.`
                  : 'Protect your account: signing in will also need a code of an app on your phone.'}
            </p>
          )}
          {isMissing && (
            <p className={styles.text}>
              <strong>Your role needs it: pages for staff stay closed until it is set up.</strong>
            </p>
          )}
          <ActionMessage error={error} notice={done ? texts[done].done : undefined} />
          {factor && (
            <div className={styles.buttons}>
              {(factor.since ?? hasPasskey) && (
                <ActionButton onClick={() => start('replaceCodes')}>New recovery codes</ActionButton>
              )}
              {factor.since ? (
                <ActionButton onClick={() => start('remove')}>Remove</ActionButton>
              ) : (
                <ActionButton isPrimary={!hasPasskey} onClick={() => start('setUp')}>
                  {hasPasskey ? 'Set up an authenticator app' : 'Set up'}
                </ActionButton>
              )}
            </div>
          )}
        </>
      )}
    </ProfileSection>
  );
}
