import { useState, type FormEvent } from 'react';
import { savedScreenNameMaxLength } from '@tayyib/shared/limits';
import { Button, Input } from '@tayyib/shared/ui';
import styles from '../advanced.module.css';

interface Props {
  name: string;
  isBusy: boolean;
  onRename: (name: string) => Promise<void>;
  onLeave: () => void;
}

/** Another name for a kept screen. */
export function RenameForm({ name, isBusy, onRename, onLeave }: Props) {
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
      <Button size="small" onClick={onLeave}>
        Leave it
      </Button>
    </form>
  );
}
