import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { ActionButton } from '../controls/actions';
import styles from './auth.module.css';

interface Props {
  title: string;
  lead: string;
  submitLabel: string;
  canSubmit: boolean;
  isSending: boolean;
  /** An error that belongs to no single field. */
  problem?: string | undefined;
  /** A success message. */
  notice?: ReactNode;
  onSubmit: () => void;
  /** Called for an attempt to submit while that is not possible yet. */
  onIncomplete?: () => void;
  children: ReactNode;
  /** Alternatives, below the form. */
  aside?: ReactNode;
  /** The link to another form. */
  footer: ReactNode;
}

/** The card around every sign-in and registration form. */
export function AuthCard(props: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!props.isSending) props.onSubmit();
  };
  const explain = () => {
    if (!props.canSubmit) props.onIncomplete?.();
  };
  // a form whose button is disabled is not submitted by Enter
  const explainOnEnter = ({ key, target, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing && target instanceof HTMLInputElement) explain();
  };
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{props.title}</h1>
      <p className={styles.lead}>{props.lead}</p>
      {/* a form that no script handles yet must not write a password into the address */}
      <form method="post" className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.fields} role="presentation" onKeyDown={explainOnEnter}>
          {props.children}
        </div>
        {props.problem && (
          <p className={styles.refusal} role="alert">
            {props.problem}
          </p>
        )}
        {props.notice && (
          <p className={styles.notice} role="status">
            {props.notice}
          </p>
        )}
        {/* a disabled button receives no click: this explains why it is disabled */}
        <div className={styles.submit} role="presentation" onClick={explain}>
          <ActionButton isPrimary type="submit" disabled={!props.canSubmit} aria-busy={props.isSending}>
            {props.isSending ? 'One moment…' : props.submitLabel}
          </ActionButton>
        </div>
      </form>
      {props.aside}
      <p className={styles.other}>{props.footer}</p>
    </div>
  );
}
