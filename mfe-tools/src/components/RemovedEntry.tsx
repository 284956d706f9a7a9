import { useEffect, useRef } from 'react';
import { Button } from '@tayyib/shared/ui';
import styles from './RemovedEntry.module.css';

/** After a removal, in place of a question before it. It stays in sight, since the form is long. */
export function RemovedEntry({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // the removed row had the focus
  useEffect(() => undo.current?.focus({ preventScroll: true }), [name]);
  return (
    <div role="status" className={styles.removed}>
      {name} was removed.
      <Button ref={undo} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
