import { useState } from 'react';
import type { StandardId } from '@tayyib/shared/contracts';
import { onDemand } from '@tayyib/shared/parts/page';
import { useMyStandard, useViewer } from '@tayyib/shared/sdk/modules';
import { standardNames } from '@tayyib/shared/shariah';
import styles from './MyStandardChip.module.css';

const ChooseStandard = onDemand(async () => (await import('./ChooseStandard')).ChooseStandard);

/** The viewer's standard, or that none is chosen yet; opens the choice. Nothing for visitors. */
export function MyStandardChip({ onChosen }: { onChosen: (standard: StandardId) => void }) {
  const { user } = useViewer();
  const mine = useMyStandard();
  const [isOpen, setOpen] = useState(false);
  if (!user) return null;
  const close = () => setOpen(false);
  const name = standardNames[mine];
  return (
    <>
      <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {user.standard === null ? `Our default is ${name}. Yours?` : `My standard: ${name}`}{' '}
        <span className={styles.change}>Change</span>
      </button>
      {isOpen && (
        <ChooseStandard
          user={user}
          onClose={close}
          onChosen={(standard) => {
            close();
            onChosen(standard);
          }}
        />
      )}
    </>
  );
}
