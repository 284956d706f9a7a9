import { useId, useState, type SyntheticEvent } from 'react';
import { Failure } from '@tayyib/shared/parts/page';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import styles from './PassphraseForm.module.css';

interface Props {
  label: string;
  action: string;
  /** Whether the passphrase is chosen now. */
  isNew?: boolean;
  /** Returns a sentence if it did not work. */
  onSubmit: (passphrase: string) => Promise<string | null>;
}

/** A few words; shorter ones are guessed by a computer that has the file. */
const minLength = 12;

/** Asks for the passphrase of zakat years. */
export function PassphraseForm({ label, action, isNew = false, onSubmit }: Props) {
  const id = useId();
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isWorking, setIsWorking] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isNew && passphrase.length < minLength) {
      setProblem(`Use at least ${minLength} characters, such as four words.`);
      return;
    }
    if (!('subtle' in crypto)) {
      setProblem('This browser encrypts on secure connections only.');
      return;
    }
    setIsWorking(true);
    const failure = await onSubmit(passphrase);
    setIsWorking(false);
    setProblem(failure);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <Input.Password
          id={id}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          maxLength={200}
          value={passphrase}
          onChange={({ target }) => setPassphrase(target.value)}
          aria-describedby={isNew ? `${id}-hint` : undefined}
        />
        <Button htmlType="submit" loading={isWorking}>
          {action}
        </Button>
      </div>
      {isNew && (
        <p id={`${id}-hint`} className={styles.hint}>
          At least {minLength} characters. It cannot be recovered: write it down.
        </p>
      )}
      {problem !== null && <Failure message={problem} />}
    </form>
  );
}
