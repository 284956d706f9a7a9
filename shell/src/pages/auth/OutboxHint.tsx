import { useGetWaysInQuery } from '../../session/identityApi';
import styles from './auth.module.css';

/** On a developer's machine nothing leaves: says where to read it instead. */
export function OutboxHint() {
  const { data: ways } = useGetWaysInQuery();
  if (!ways?.outbox) return null;
  return (
    <p className={styles.hint}>
      This is a developer’s machine: read what was sent in the{' '}
      <a href={ways.outbox} target="_blank" rel="noreferrer">
        outbox
      </a>
      .
    </p>
  );
}
