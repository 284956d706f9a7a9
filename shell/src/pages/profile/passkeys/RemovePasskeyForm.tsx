import type { OwnProofBody, Passkey } from '@tayyib/shared/contracts';
import styles from '../profile.module.css';
import { OwnProofForm } from '../proof/OwnProofForm';
import { useSendSecondFactorProofMutation } from '../secondFactor/secondFactorApi';
import { useRemovePasskeyMutation } from './passkeysApi';

interface Props {
  passkey: Passkey;
  hasPassword: boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Removes a passkey after a proof. */
export function RemovePasskeyForm({ passkey, hasPassword, onDone, onCancel }: Props) {
  const [remove, removing] = useRemovePasskeyMutation();
  const [mail, mailing] = useSendSecondFactorProofMutation();
  const submit = async (proof: OwnProofBody) => {
    const result = await remove({ id: passkey.id, ...proof });
    if (!result.error) onDone();
  };
  return (
    <OwnProofForm
      hasPassword={hasPassword}
      submitLabel="Remove passkey"
      change={removing}
      mailing={mailing}
      onMail={() => void mail()}
      onSubmit={(proof) => void submit(proof)}
      onCancel={onCancel}
    >
      <p className={styles.text}>
        “{passkey.name}” will no longer sign in to your account, and your other devices are signed out. Your
        device may still offer it; delete it there, too.
      </p>
    </OwnProofForm>
  );
}
