import { useState, type FormEvent } from 'react';
import { ActionButton } from '../../../controls/actions';
import { OutboxHint } from '../../auth/sentMessage';
import { PhoneField } from '../../auth/form/PhoneField';
import { ActionMessage } from '../ActionMessage';
import { PhoneCodeForm } from './PhoneCodeForm';
import { useSendOwnPhoneCodeMutation } from './phoneApi';
import styles from '../profile.module.css';
import { errorOfForm } from '../../auth/form/problemOfField';

/** Asks for a phone number, then for the code sent to it. `onDone` receives whether a number was confirmed. */
export function PhoneForm({ onDone }: { onDone: (isSaved: boolean) => void }) {
  const [phone, setPhone] = useState('');
  const [send, { data: dispatch, error, isLoading, reset }] = useSendOwnPhoneCodeMutation();
  if (dispatch)
    return (
      <>
        <PhoneCodeForm phone={phone} dispatch={dispatch} onSaved={() => onDone(true)} onOther={reset} />
        <OutboxHint />
      </>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void send({ phone });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PhoneField value={phone} error={error} onText={setPhone} />
      <ActionMessage error={errorOfForm(error, 'phone')} />
      <div className={styles.buttons}>
        <ActionButton isPrimary type="submit" disabled={phone.trim() === ''}>
          {isLoading ? 'One moment…' : 'Send me a code'}
        </ActionButton>
        <ActionButton onClick={() => onDone(false)}>Cancel</ActionButton>
      </div>
    </form>
  );
}
