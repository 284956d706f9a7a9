import { useState } from 'react';
import { OutboxHint } from '../../../forms/sentMessage';
import { PhoneField } from '../../../forms/PhoneField';
import { OwnProofForm } from '../proof/OwnProofForm';
import { PhoneCodeForm } from './PhoneCodeForm';
import { useSendOwnPhoneCodeMutation, useSendPhoneProofMutation } from './phoneApi';

interface Props {
  hasPassword: boolean;
  /** Receives whether a number was confirmed. */
  onDone: (isSaved: boolean) => void;
}

/**
 * Asks for a phone number and the password, or a code by mail, because the number becomes a sign-in method; then for the code
 * sent to it.
 */
export function PhoneForm({ hasPassword, onDone }: Props) {
  const [phone, setPhone] = useState('');
  const [send, { data: dispatch, error, isLoading, reset }] = useSendOwnPhoneCodeMutation();
  const [mailCode, mailing] = useSendPhoneProofMutation();
  if (dispatch)
    return (
      <>
        <PhoneCodeForm phone={phone} dispatch={dispatch} onSaved={() => onDone(true)} onOther={reset} />
        <OutboxHint />
      </>
    );
  return (
    <OwnProofForm
      hasPassword={hasPassword}
      submitLabel="Send me a code"
      change={{ error, isLoading }}
      mailing={mailing}
      onMail={() => void mailCode()}
      onSubmit={({ code, password }) => void send({ phone, mailCode: code, password })}
      onCancel={() => onDone(false)}
      furtherFields={['phone']}
      isComplete={phone.trim() !== ''}
      codeField="mailCode"
    >
      <PhoneField value={phone} error={error} onText={setPhone} />
    </OwnProofForm>
  );
}
