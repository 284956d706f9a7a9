import { toMessage } from '@tayyib/shared/sdk/errors';
import styles from './profile.module.css';

/** The error or success message of the last action, announced to screen readers. */
export function ActionMessage({ error, notice }: { error?: unknown; notice?: string | undefined }) {
  if (error)
    return (
      <p className={styles.refusal} role="alert">
        {toMessage(error)}
      </p>
    );
  return (
    <p className={styles.notice} role="status">
      {notice}
    </p>
  );
}
