import { useState, type FormEvent } from 'react';
import { ActionButton } from '../../controls/ActionButton';
import { Field } from '../auth/Field';
import { OutboxHint } from '../auth/OutboxHint';
import { problemOfField } from '../auth/problemOfField';
import { Outcome } from './Outcome';
import { PhoneCodeForm } from './PhoneCodeForm';
import { useSendOwnPhoneCodeMutation } from './phoneApi';
import styles from './profile.module.css';

/** Which number it is, and then the code that was sent to it. `onDone` hears whether a number was confirmed. */
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
        hint="Ten digits are taken for an Indian number; begin with + for any other."
        value={phone}
        onText={setPhone}
        problem={problem}
      />
      <Outcome error={problem ? undefined : error} />
      <div className={styles.buttons}>
        <ActionButton isPrimary type="submit" disabled={phone.trim() === ''}>
          {isLoading ? 'One moment…' : 'Send me a code'}
        </ActionButton>
        <ActionButton onClick={() => onDone(false)}>Cancel</ActionButton>
      </div>
    </form>
  );
}
