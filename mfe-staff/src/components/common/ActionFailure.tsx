import { toMessage } from '@tayyib/shared/errors';
import styles from './staff.module.css';

/** Why an action of a card failed; nothing while it has not. */
export function ActionFailure({ error }: { error: unknown }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className={styles.failure}>
      {toMessage(error)}
    </p>
  );
}
