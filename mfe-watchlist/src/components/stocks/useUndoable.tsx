import { toMessage } from '@tayyib/shared/errors';
import { App, Button } from '@tayyib/shared/ui';

/** Long enough to be read and reached with a keyboard. */
const undoSeconds = 12;

type Outcome = { error?: unknown };

interface Change {
  /** What was done: "TCS removed". */
  done: string;
  /** What undoing it did: "TCS is back". */
  undone: string;
  /** Takes it back; each step only if the one before worked. */
  undo: readonly (() => Promise<Outcome>)[];
}

/** Says what was done and offers to undo it; or why it was not. */
export function useUndoable() {
  const { message } = App.useApp();

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

  return (outcome: Outcome, change: Change) => {
    if (outcome.error !== undefined) {
      message.error(toMessage(outcome.error));
      return;
    }
    const key = change.done;
    void message.success({
      key,
      duration: undoSeconds,
      content: (
        <>
          {change.done}{' '}
          <Button
            type="link"
            size="small"
            onClick={() => {
              message.destroy(key);
              void undoAll(change);
            }}
          >
            Undo
          </Button>
        </>
      ),
    });
  };
}
