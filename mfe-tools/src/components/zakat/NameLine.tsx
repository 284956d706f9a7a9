import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Field } from '@tayyib/shared/parts/fields';
import { Button, Input, type InputRef } from '@tayyib/shared/sdk/ui';
import { maxWealthName, nameProblem, type WealthBook, type WealthName } from '../../domain/zakat/wealthLines';
import styles from './WealthLines.module.css';

interface Props {
  book: WealthBook;
  /** The line that gets another name; null for a new one. */
  wealth: WealthName | null;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** Names a line of wealth. */
export function NameLine({ book, wealth, onName, onCancel }: Props) {
  const field = useRef<InputRef>(null);
  const [name, setName] = useState(wealth?.name ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  // it was opened by a button that is gone now
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = nameProblem(book, name, wealth?.id ?? null);
    setProblem(found);
    if (found === null) onName(name);
  };
  return (
    <form className={styles.naming} onSubmit={submit}>
      <Field label="Name of the line">
        {({ id }) => (
          <>
            <Input
              id={id}
              ref={field}
              autoComplete="off"
              maxLength={maxWealthName}
              value={name}
              aria-invalid={problem !== null}
              aria-describedby={`${id}-problem`}
              onChange={({ target }) => setName(target.value)}
            />
            <p id={`${id}-problem`} className={styles.problem} role="status">
              {problem}
            </p>
          </>
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit">
          {wealth === null ? 'Add line' : 'Rename'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
