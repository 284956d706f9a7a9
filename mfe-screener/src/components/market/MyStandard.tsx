import { useSaveMyStandardMutation } from '@tayyib/shared/sdk/api';
import type { StandardId } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useMyStandard, useViewer } from '@tayyib/shared/sdk/modules';
import { standardIds, standardNames } from '@tayyib/shared/shariah';
import { Button } from '@tayyib/shared/sdk/ui';
import styles from './MyStandard.module.css';

/** Beside a choice of standards: makes the one shown the viewer's own, and says how it stands to our default. */
export function MyStandard({ shown }: { shown: StandardId }) {
  const { user } = useViewer();
  const mine = useMyStandard();
  const [save, { error, isLoading }] = useSaveMyStandardMutation();
  if (!user) return null;
  const name = standardNames[shown];
  if (shown === mine) {
    if (mine === standardIds[0]) return null;
    return (
      <p className={styles.note} role="status">
        {name} is your standard. Our default is {standardNames[standardIds[0]]}.
      </p>
    );
  }
  return (
    <p className={styles.note} role="status">
      <Button size="small" loading={isLoading} onClick={() => void save({ user, standard: shown })}>
        Make {name} my standard
      </Button>
      {error && ` ${toMessage(error)}`}
    </p>
  );
}
