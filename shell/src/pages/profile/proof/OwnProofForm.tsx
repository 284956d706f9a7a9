import { useState, type FormEvent, type ReactNode } from 'react';
import type { OwnProofBody } from '@tayyib/shared/contracts';
import { ActionButton } from '../../../controls/actions';
import { Field } from '../../auth/form/Field';
import { errorOfForm, problemOfField } from '../../auth/form/problemOfField';
import { OutboxHint } from '../../auth/sentMessage';
import { ActionMessage } from '../ActionMessage';
import styles from '../profile.module.css';

interface Props {
  hasPassword: boolean;
  submitLabel: string;
  /** The change that needs the proof. */
  change: { isLoading: boolean; error?: unknown };
  /** The mail with a code. */
  mailing: { isLoading: boolean; isSuccess: boolean; error?: unknown };
  onMail: () => void;
  onSubmit: (proof: OwnProofBody) => void;
  onCancel: () => void;
  /** What will happen, above the fields. */
  children: ReactNode;
}

/** Asks for the password, or a code by mail, before a change that a session alone must not make. */
export function OwnProofForm({ hasPassword, submitLabel, change, mailing, ...props }: Props) {
  const [proof, setProof] = useState('');
  const [usesMail, setUsesMail] = useState(!hasPassword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (change.isLoading || proof === '') return;
    props.onSubmit(usesMail ? { code: proof } : { password: proof });
  };
  const requestMail = () => {
    setUsesMail(true);
    setProof('');
    props.onMail();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {props.children}
      {usesMail ? (
        <Field
          label="Code from your email"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={mailing.isSuccess ? 'We sent you a code. It works for ten minutes.' : 'Ask for a code first.'}
          value={proof}
          onText={setProof}
          problem={problemOfField(change.error, 'code')}
        />
      ) : (
        <Field
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={proof}
          onText={setProof}
          problem={problemOfField(change.error, 'password')}
        />
      )}
      <ActionMessage error={errorOfForm(change.error, 'password', 'code') ?? mailing.error} />
      <div className={styles.buttons}>
        <ActionButton isPrimary type="submit" disabled={proof === ''}>
          {change.isLoading ? 'One moment…' : submitLabel}
        </ActionButton>
        <ActionButton disabled={mailing.isLoading} onClick={requestMail}>
          {usesMail ? 'Mail me a code' : 'Use a code by email instead'}
        </ActionButton>
        <ActionButton onClick={props.onCancel}>Cancel</ActionButton>
      </div>
      {mailing.isSuccess && <OutboxHint />}
    </form>
  );
}
