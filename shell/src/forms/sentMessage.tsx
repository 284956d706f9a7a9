import { useGetSignInMethodsQuery } from '../session/identityApi';
import styles from './auth.module.css';
import type { Dispatch } from '@tayyib/shared/contracts';

/** A link to the development outbox, where messages are not really sent. */
export function OutboxHint() {
  const { data: methods } = useGetSignInMethodsQuery();
  if (!methods?.outbox) return null;
  return (
    <p className={styles.hint}>
      This is a development server: read sent messages in the{' '}
      <a href={methods.outbox} target="_blank" rel="noreferrer">
        outbox
      </a>
      .
    </p>
  );
}

/** The notice after a link was requested; the same whether or not there is an account. */
export function linkNotice(sent: Dispatch | undefined): string | undefined {
  if (!sent) return undefined;
  return sent.isDelayed
    ? 'If there is an account, a link is on its way. Our mail is slow at the moment: it may take some minutes.'
    : 'If there is an account, a link is on its way. It works once, for 15 minutes.';
}
