import { useState, type FormEvent } from 'react';
import { ActionButton } from '../../../controls/actions';
import { Field } from '../../auth/form/Field';
import { OutboxHint } from '../../auth/sentMessage';
import { PhoneField } from '../../auth/form/PhoneField';
import { ActionMessage } from '../ActionMessage';
import { PhoneCodeForm } from './PhoneCodeForm';
import { useSendOwnPhoneCodeMutation, useSendPhoneProofMutation } from './phoneApi';
import styles from '../profile.module.css';
import { errorOfForm, problemOfField } from '../../auth/form/problemOfField';

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
  const [proof, setProof] = useState('');
  const [usesMail, setUsesMail] = useState(!hasPassword);
  const [send, { data: dispatch, error, isLoading, reset }] = useSendOwnPhoneCodeMutation();
  const [mailCode, mailing] = useSendPhoneProofMutation();
  if (dispatch)
    return (
      <>
        <PhoneCodeForm phone={phone} dispatch={dispatch} onSaved={() => onDone(true)} onOther={reset} />
        <OutboxHint />
      </>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || proof === '') return;
    void send({ phone, ...(usesMail ? { mailCode: proof } : { password: proof }) });
  };
  const requestMail = () => {
    setUsesMail(true);
    setProof('');
    void mailCode();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PhoneField value={phone} error={error} onText={setPhone} />
      {usesMail ? (
        <Field
          label="Code from your email"
          name="mailCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={mailing.isSuccess ? 'We sent you a code. It works for ten minutes.' : 'Ask for a code first.'}
          value={proof}
          onText={setProof}
          problem={problemOfField(error, 'mailCode')}
        />
      ) : (
        <Field
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={proof}
          onText={setProof}
          problem={problemOfField(error, 'password')}
        />
      )}
      <ActionMessage error={errorOfForm(error, 'phone', 'password', 'mailCode') ?? mailing.error} />
      <div className={styles.buttons}>
        <ActionButton isPrimary type="submit" disabled={phone.trim() === '' || proof === ''}>
          {isLoading ? 'One moment…' : 'Send me a code'}
        </ActionButton>
        <ActionButton disabled={mailing.isLoading} onClick={requestMail}>
          {usesMail ? 'Mail me a code' : 'Use a code by email instead'}
        </ActionButton>
        <ActionButton onClick={() => onDone(false)}>Cancel</ActionButton>
      </div>
      {mailing.isSuccess && <OutboxHint />}
    </form>
  );
}
