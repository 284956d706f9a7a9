import { useState, type FormEvent } from 'react';
import type { Dispatch } from '@tayyib/shared/contracts';
import { ActionButton } from '../../../controls/actions';
import authStyles from '../../../forms/auth.module.css';
import { Field } from '../../../forms/Field';
import { useSecondsLeft } from '../../../forms/useSecondsLeft';
import { ActionMessage } from '../ActionMessage';
import { useSaveOwnPhoneMutation, useSendOwnPhoneCodeMutation } from './phoneApi';
import styles from '../profile.module.css';
import { errorOfForm, problemOfField } from '../../../forms/problemOfField';

const digits = 6;

interface Props {
  phone: string;
  /** How the first code was sent. */
  dispatch: Dispatch;
  onSaved: () => void;
  /** Goes back to the number. */
  onOther: () => void;
}

/** Confirms a phone number with the six-digit code. */
export function PhoneCodeForm({ phone, dispatch, onSaved, onOther }: Props) {
  const [code, setCode] = useState('');
  const [round, setRound] = useState(0);
  const [save, saving] = useSaveOwnPhoneMutation();
  const [resend, sending] = useSendOwnPhoneCodeMutation();
  const latest = sending.data ?? dispatch;
  const secondsLeft = useSecondsLeft(latest.resendAfterSeconds, round);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.isLoading) return;
    const { error } = await save({ phone, code });
    if (!error) onSaved();
  };
  const sendAgain = async () => {
    saving.reset();
    setCode('');
    const { data } = await resend({ phone });
    if (data) setRound(round + 1);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        className={authStyles.code ?? ''}
        hint={`A code of ${digits} digits is on its way to ${phone}.`}
        value={code}
        onText={(text) => setCode(text.replaceAll(/\D/g, '').slice(0, digits))}
        problem={problemOfField(saving.error, 'code')}
      />
      <ActionMessage
        error={errorOfForm(saving.error ?? sending.error, 'code')}
        notice={
          (latest.isDelayed && 'Our text messages are slow at the moment: it may take some minutes.') ||
          (sending.data && 'A new code is on its way. The previous one no longer works.') ||
          undefined
        }
      />
      <div className={styles.buttons}>
        <ActionButton isPrimary type="submit" disabled={code.length !== digits}>
          {saving.isLoading ? 'One moment…' : 'Confirm number'}
        </ActionButton>
        <ActionButton disabled={secondsLeft > 0 || sending.isLoading} onClick={() => void sendAgain()}>
          {secondsLeft > 0 ? `Send again in ${secondsLeft} s` : 'Send again'}
        </ActionButton>
        <ActionButton onClick={onOther}>Use another number</ActionButton>
      </div>
    </form>
  );
}
