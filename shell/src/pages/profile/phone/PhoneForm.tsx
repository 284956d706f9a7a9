import { useState, type FormEvent } from 'react';
import { ActionButton } from '../../../controls/actions';
import { Field, problemOfField } from '../../auth/form/Field';
import { OutboxHint } from '../../auth/sentMessage';
import { ActionMessage } from '../ActionMessage';
import { PhoneCodeForm } from './PhoneCodeForm';
import { useSendOwnPhoneCodeMutation } from './phoneApi';
import styles from '../profile.module.css';

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
  const problem = problemOfField(error, 'phone');
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Phone number"
        type="tel"
        name="phone"
        autoComplete="tel"
        hint="Ten digits mean an Indian number; start with + for any other."
        value={phone}
        onText={setPhone}
        problem={problem}
      />
      <ActionMessage error={problem ? undefined : error} />
      <div className={styles.buttons}>
        <ActionButton isPrimary type="submit" disabled={phone.trim() === ''}>
          {isLoading ? 'One moment…' : 'Send me a code'}
        </ActionButton>
        <ActionButton onClick={() => onDone(false)}>Cancel</ActionButton>
      </div>
    </form>
  );
}
