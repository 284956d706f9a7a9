import type { OwnProofBody } from '@tayyib/shared/contracts';
import styles from '../profile.module.css';
import { OwnProofForm } from '../proof/OwnProofForm';
import { useRemoveOwnPhoneMutation, useSendPhoneProofMutation } from './phoneApi';

interface Props {
  hasPassword: boolean;
  onDone: () => void;
}

/** Removes the number after a proof. */
export function RemovePhoneForm({ hasPassword, onDone }: Props) {
  const [remove, removing] = useRemoveOwnPhoneMutation();
  const [mail, mailing] = useSendPhoneProofMutation();
  const submit = async (proof: OwnProofBody) => {
    const result = await remove(proof);
    if (!result.error) onDone();
  };
  return (
    <OwnProofForm
      hasPassword={hasPassword}
      submitLabel="Remove number"
      change={removing}
      mailing={mailing}
      onMail={() => void mail()}
      onSubmit={(proof) => void submit(proof)}
      onCancel={onDone}
    >
      <p className={styles.text}>You will no longer be able to sign in with a code by text message.</p>
    </OwnProofForm>
  );
}
