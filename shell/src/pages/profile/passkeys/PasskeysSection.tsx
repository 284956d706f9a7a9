import { useState } from 'react';
import type { Passkey } from '@tayyib/shared/contracts';
import { formatMoment } from '@tayyib/shared/values/format';
import { ActionButton } from '../../../controls/actions';
import { hasPasskeySupport } from '../../../session/passkeys/webauthn';
import { ActionMessage } from '../ActionMessage';
import { ProfileSection } from '../ProfileSection';
import styles from '../profile.module.css';
import { useGetProfileQuery } from '../profileApi';
import { RecoveryCodes } from '../secondFactor/RecoveryCodes';
import { AddPasskeyForm } from './AddPasskeyForm';
import { useGetPasskeysQuery } from './passkeysApi';
import { RemovePasskeyForm } from './RemovePasskeyForm';
import { RenamePasskeyForm } from './RenamePasskeyForm';

type Step =
  | { kind: 'list'; notice?: string }
  | { kind: 'add' }
  | { kind: 'codes'; codes: string[] }
  | { kind: 'rename' | 'remove'; passkey: Passkey };

const added = 'Your passkey is added.';
const list: Step = { kind: 'list' };

/** The passkeys of the user: adding, renaming and removing them. */
export function PasskeysSection() {
  const { data: passkeys = [], error } = useGetPasskeysQuery();
  const { data: profile } = useGetProfileQuery();
  const [step, setStep] = useState(list);
  const hasPassword = profile?.hasPassword ?? true;
  return (
    <ProfileSection id="profile-passkeys" title="Passkeys">
      {step.kind === 'list' && (
        <>
          <p className={styles.text}>
            A passkey signs you in with your fingerprint, face or PIN, alone or as the second step. Nobody can
            trick you into giving it away.
          </p>
          <ul className={styles.rows}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onStep={setStep} />
            ))}
          </ul>
          <ActionMessage error={error} notice={step.notice} />
          {profile && hasPasskeySupport() && (
            <ActionButton isPrimary={passkeys.length === 0} onClick={() => setStep({ kind: 'add' })}>
              Add a passkey
            </ActionButton>
          )}
        </>
      )}
      {step.kind === 'add' && (
        <AddPasskeyForm
          hasPassword={hasPassword}
          onDone={(codes) => setStep(codes ? { kind: 'codes', codes } : { kind: 'list', notice: added })}
          onCancel={() => setStep(list)}
        />
      )}
      {step.kind === 'codes' && (
        <RecoveryCodes codes={step.codes} onDone={() => setStep({ kind: 'list', notice: added })} />
      )}
      {step.kind === 'rename' && <RenamePasskeyForm passkey={step.passkey} onDone={() => setStep(list)} />}
      {step.kind === 'remove' && (
        <RemovePasskeyForm
          passkey={step.passkey}
          hasPassword={hasPassword}
          onDone={() => setStep({ kind: 'list', notice: 'The passkey is removed.' })}
          onCancel={() => setStep(list)}
        />
      )}
    </ProfileSection>
  );
}

function PasskeyRow({ passkey, onStep }: { passkey: Passkey; onStep: (step: Step) => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const used = lastUsedAt === null ? 'not used yet' : `used ${formatMoment(lastUsedAt)}`;
  return (
    <li className={styles.row}>
      <span>
        {name}
        <span className={styles.hint}>
          Added {formatMoment(createdAt)}, {used}
        </span>
      </span>
      <span className={styles.buttons}>
        <ActionButton aria-label={`Rename ${name}`} onClick={() => onStep({ kind: 'rename', passkey })}>
          Rename
        </ActionButton>
        <ActionButton aria-label={`Remove ${name}`} onClick={() => onStep({ kind: 'remove', passkey })}>
          Remove
        </ActionButton>
      </span>
    </li>
  );
}
