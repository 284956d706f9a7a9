import { toMessage } from '@tayyib/shared/errors';
import styles from './profile.module.css';

/** How the last thing that was asked for went, read out as it appears. */
export function Outcome({ error, notice }: { error?: unknown; notice?: string | undefined }) {
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
