import { useState } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { App, Button } from '@tayyib/shared/sdk/ui';
import styles from './useUndoable.module.css';

type Outcome = { error?: unknown };

interface Change {
  /** What was done: "TCS removed". */
  done: string;
  /** What undoing it did: "TCS is back". */
  undone: string;
  /** Takes it back; each step only if the one before worked. */
  undo: readonly (() => Promise<Outcome>)[];
}

export type Report = (outcome: Outcome, change: Change) => void;

/**
 * Says what was done last and offers to undo it; or why it was not done. The notice is part of the page and stays, so that a keyboard
 * reaches it in time.
 * @param onUndo called when Undo is pressed, which removes the notice with the button
 */
export function useUndoable(onUndo: () => void) {
  const { message } = App.useApp();
  const [last, setLast] = useState<Change | null>(null);

  const undoAll = async ({ undone, undo }: Change) => {
    for (const step of undo) {
      const { error } = await step();
      if (error !== undefined) {
        message.error(toMessage(error));
        return;
      }
    }
    message.success(undone);
  };
  const report: Report = ({ error }, change) => {
    if (error === undefined) setLast(change);
    else message.error(toMessage(error));
  };
  const notice = (
    <div role="status" className={styles.notice}>
      {last && (
        <>
          {last.done}
          <Button
            onClick={() => {
              setLast(null);
              onUndo();
              void undoAll(last);
            }}
          >
            Undo
          </Button>
        </>
      )}
    </div>
  );
  return { report, notice };
}
