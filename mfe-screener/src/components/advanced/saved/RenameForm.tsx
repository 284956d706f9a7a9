import { useState, type FormEvent } from 'react';
import { savedScreenNameMaxLength } from '@tayyib/shared/limits';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import styles from '../advanced.module.css';

interface Props {
  name: string;
  isBusy: boolean;
  onRename: (name: string) => Promise<void>;
  onCancel: () => void;
}

/** Renames a saved screen. */
export function RenameForm({ name, isBusy, onRename, onCancel }: Props) {
  const [typed, setTyped] = useState(name);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') void onRename(typed);
  };
  return (
    <form className={styles.fields} onSubmit={send}>
      <Input
        aria-label={`New name of ${name}`}
        value={typed}
        maxLength={savedScreenNameMaxLength}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button size="small" htmlType="submit" loading={isBusy}>
        Rename
      </Button>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
