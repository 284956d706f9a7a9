import type { FormEvent, ReactNode } from 'react';
import type { OwnProofBody } from '@tayyib/shared/contracts';
import { ActionButton } from '../../../controls/actions';
import { errorOfForm } from '../../../forms/problemOfField';
import { OutboxHint } from '../../../forms/sentMessage';
import { ActionMessage } from '../ActionMessage';
import styles from '../profile.module.css';
import { ProofField } from './ProofField';
import { useOwnProof } from './useOwnProof';

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
  /** Further fields, or a text about what will happen, above the proof. */
  children: ReactNode;
  /** The names of further fields, which show their own errors. */
  furtherFields?: readonly string[];
  /** Whether the further fields are complete. */
  isComplete?: boolean;
  /** The name of the code in the request. */
  codeField?: string;
}

/** Asks for the password, or a code by mail, before a change that a session alone must not make. */
export function OwnProofForm({ hasPassword, submitLabel, change, mailing, ...props }: Props) {
  const { codeField = 'code', furtherFields = [], isComplete = true } = props;
  const proof = useOwnProof(hasPassword, props.onMail);
  const canSubmit = isComplete && proof.value !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isLoading && canSubmit) props.onSubmit(proof.body);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {props.children}
      <ProofField proof={proof} codeField={codeField} error={change.error} isMailed={mailing.isSuccess} />
      <ActionMessage
        error={errorOfForm(change.error, 'password', codeField, ...furtherFields) ?? mailing.error}
      />
      <div className={styles.buttons}>
        <ActionButton isPrimary type="submit" disabled={!canSubmit}>
          {change.isLoading ? 'One moment…' : submitLabel}
        </ActionButton>
        <ActionButton disabled={mailing.isLoading} onClick={proof.requestMail}>
          {proof.usesMail ? 'Mail me a code' : 'Use a code by email instead'}
        </ActionButton>
        <ActionButton onClick={props.onCancel}>Cancel</ActionButton>
      </div>
      {mailing.isSuccess && <OutboxHint />}
    </form>
  );
}
