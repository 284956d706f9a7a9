import { useGetSignInMethodsQuery } from '../../session/identityApi';
import styles from './form/auth.module.css';

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
