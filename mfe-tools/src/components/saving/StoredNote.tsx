import { useState, type ReactNode } from 'react';
import { Failure, useConfirm } from '@tayyib/shared/parts/page';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import styles from './StoredNote.module.css';

interface Props {
  /** Where it is stored, and who can read it. */
  text: string;
  /** The button that deletes it: `Delete the ledger`. */
  action: string;
  /** What the dialog before that says. */
  confirmation: { title: string; content: string };
  /** Returns a sentence if it did not work. */
  onDelete: () => Promise<string | null>;
  /** What else there is to do with it. */
  children?: ReactNode;
}

/** Says where something is stored on the account, and deletes it there. */
export function StoredNote({ text, action, confirmation, onDelete, children }: Props) {
  const confirm = useConfirm();
  const [failure, setFailure] = useState<string | null>(null);
  const ask = () => confirm({ ...confirmation, action, onConfirm: async () => setFailure(await onDelete()) });
  return (
    <div className={styles.note}>
      <p>{text}</p>
      {children}
      <Button danger icon={<Icon name="delete" />} onClick={ask}>
        {action}
      </Button>
      {failure !== null && <Failure message={failure} />}
    </div>
  );
}
