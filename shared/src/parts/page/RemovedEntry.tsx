import { useEffect, useRef } from 'react';
import { Button } from '@tayyib/shared/sdk/ui';
import styles from './RemovedEntry.module.css';

/** What was removed, with a button that undoes it, in place of a question before it. It stays in sight, since the form is long. */
export function RemovedEntry({ text, onUndo }: { text: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // the removed row had the focus
  useEffect(() => undo.current?.focus({ preventScroll: true }), [text]);
  return (
    <div role="status" className={styles.removed}>
      {text}
      <Button ref={undo} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
