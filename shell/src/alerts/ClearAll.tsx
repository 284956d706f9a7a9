import type { RefObject } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { ActionButton } from '../controls/actions';
import styles from './AlertPanel.module.css';
import {
  useClearAlertsMutation,
  useGetAlertsQuery,
  useRestoreAlertsMutation,
  useVisitAlertsMutation,
} from './alertsApi';

interface Props {
  /** Gets the focus, since each button is removed once it was pressed. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Clears the alerts (with undo), or marks them as read. */
export function ClearAll({ heading }: Props) {
  const { data } = useGetAlertsQuery();
  const [clear, cleared] = useClearAlertsMutation();
  const [visit, visited] = useVisitAlertsMutation();
  const [restore, restored] = useRestoreAlertsMutation();
  const newest = data?.data[0]?.id;
  const error = cleared.error ?? visited.error ?? restored.error;
  const clearedAt = cleared.data?.clearedAt;
  const focusHeading = () => heading.current?.focus();
  const isBusy = cleared.isLoading || restored.isLoading || visited.isLoading;
  return (
    <div className={styles.actions}>
      {newest !== undefined && (data?.unread ?? 0) > 0 && (
        <ActionButton
          disabled={isBusy}
          onClick={() => {
            focusHeading();
            void visit({ upTo: newest });
          }}
        >
          Mark all read
        </ActionButton>
      )}
      {newest !== undefined && (
        <ActionButton
          disabled={isBusy}
          onClick={() => {
            focusHeading();
            void clear({ upTo: newest });
          }}
        >
          Clear All
        </ActionButton>
      )}
      {newest === undefined && clearedAt !== undefined && (
        <ActionButton
          disabled={isBusy}
          onClick={async () => {
            focusHeading();
            await restore({ clearedAt });
            cleared.reset();
          }}
        >
          Undo
        </ActionButton>
      )}
      {error && (
        <p role="alert" className={styles.refusal}>
          {toMessage(error)}
        </p>
      )}
    </div>
  );
}
