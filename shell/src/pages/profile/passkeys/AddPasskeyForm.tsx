import { useState } from 'react';
import type { OwnProofBody } from '@tayyib/shared/contracts';
import { createPasskey, refusalOfBrowser } from '../../../session/passkeys/webauthn';
import { Field } from '../../../forms/Field';
import { problemOfField } from '../../../forms/problemOfField';
import { ActionMessage } from '../ActionMessage';
import { OwnProofForm } from '../proof/OwnProofForm';
import { useSendSecondFactorProofMutation } from '../secondFactor/secondFactorApi';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from './passkeysApi';

interface Props {
  hasPassword: boolean;
  /** @param recoveryCodes those of a first second factor */
  onDone: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

/** Asks for a name and a proof, and lets the browser create a passkey. */
export function AddPasskeyForm({ hasPassword, onDone, onCancel }: Props) {
  const [name, setName] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [mail, mailing] = useSendSecondFactorProofMutation();
  const [begin, beginning] = useBeginPasskeyMutation();
  const [add, adding] = useAddPasskeyMutation();
  const submit = async (proof: OwnProofBody) => {
    setRefusal(undefined);
    const { data: options } = await begin(proof);
    if (!options) return;
    try {
      const passkey = await createPasskey(options);
      const { data } = await add({ name, passkey });
      if (data !== undefined) onDone(data);
    } catch (error) {
      setRefusal(refusalOfBrowser(error));
    }
  };
  const change = {
    isLoading: beginning.isLoading || adding.isLoading,
    error: adding.error ?? beginning.error,
  };
  return (
    <OwnProofForm
      hasPassword={hasPassword}
      submitLabel="Continue"
      change={change}
      mailing={mailing}
      onMail={() => void mail()}
      onSubmit={(proof) => void submit(proof)}
      onCancel={onCancel}
      furtherFields={['name']}
      isComplete={name.trim() !== ''}
    >
      <Field
        label="Name of the passkey"
        name="passkeyName"
        autoComplete="off"
        maxLength={40}
        hint="Such as the device it is on. Your other devices will be signed out."
        value={name}
        onText={setName}
        problem={problemOfField(change.error, 'name')}
      />
      {refusal && <ActionMessage error={{ code: 'no-passkey', message: refusal }} />}
    </OwnProofForm>
  );
}
