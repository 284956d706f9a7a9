import { useEffect, useRef } from 'react';
import { Button } from '@tayyib/shared/ui';
import type { Holding } from '../../domain/purification/purificationForm';
import styles from './RemovedHolding.module.css';

/** After a removal, in place of a question before it. */
export function RemovedHolding({ holding, onUndo }: { holding: Holding; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // the removed card had the focus
  useEffect(() => undo.current?.focus(), [holding]);
  return (
    <div role="status" className={styles.removed}>
      {holding.name} was removed.
      <Button ref={undo} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
