import { useId, useState, type FormEvent } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { questionMinLength } from '@tayyib/shared/limits';
import { Button, Input } from '@tayyib/shared/sdk/ui';
import styles from './WriteForm.module.css';

interface Props {
  label: string;
  button: string;
  maxLength: number;
  error: unknown;
  isSending: boolean;
  /** Resolves to whether the server accepted the text, so that a rejected text is not lost. */
  onSend: (text: string) => Promise<boolean>;
}

/** A text field with a send button; cleared only after the text was accepted. */
export function WriteForm({ label, button, maxLength, error, isSending, onSend }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const isTooShort = text.trim().length < questionMinLength;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isTooShort && (await onSend(text.trim()))) setText('');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        rows={3}
        value={text}
        maxLength={maxLength}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.row}>
        <Button htmlType="submit" type="primary" disabled={isTooShort} loading={isSending}>
          {button}
        </Button>
        <span role="status">{error ? toMessage(error) : null}</span>
      </div>
    </form>
  );
}
