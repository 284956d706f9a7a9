import { useEffect, useEffectEvent } from 'react';
import { Button } from '@tayyib/shared/ui';
import type { Steps } from '../state/useHistory';
import styles from './UndoButtons.module.css';

/** Fields in which the browser itself undoes typing. */
const textField = 'textarea, [contenteditable], input:not([type="radio"], [type="checkbox"])';

/** Undoes and redoes changes of a form; outside text fields with Ctrl or Cmd and Z as well, with Shift to redo. */
export function UndoButtons({ steps }: { steps: Steps }) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
    if (!isUndo || (event.target instanceof Element && event.target.closest(textField))) return;
    if (!(event.shiftKey ? steps.canRedo : steps.canUndo)) return;
    event.preventDefault();
    if (event.shiftKey) steps.redo();
    else steps.undo();
  });
  const fieldLeft = useEffectEvent(() => steps.endTyping());
  useEffect(() => {
    document.addEventListener('keydown', pressed);
    document.addEventListener('focusout', fieldLeft);
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('focusout', fieldLeft);
    };
  }, []);
  if (!steps.canUndo && !steps.canRedo) return null;
  return (
    <span className={styles.buttons}>
      <Button aria-label="Undo change" aria-disabled={!steps.canUndo} onClick={steps.undo}>
        Undo
      </Button>
      <Button aria-label="Redo change" aria-disabled={!steps.canRedo} onClick={steps.redo}>
        Redo
      </Button>
    </span>
  );
}
