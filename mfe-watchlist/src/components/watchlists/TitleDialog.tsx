import { useId, useRef, useState, type FormEvent } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { watchlistTitleMaxLength } from '@tayyib/shared/limits';
import { Button, Input, type InputRef, Modal } from '@tayyib/shared/sdk/ui';
import styles from './TitleDialog.module.css';

interface Props {
  heading: string;
  verb: string;
  initialTitle?: string;
  isSaving: boolean;
  /** The error of the last attempt to save. */
  error: unknown;
  onSave: (title: string) => void;
  onClose: () => void;
}

/** A dialog for a watchlist's title. */
export function TitleDialog({ heading, verb, initialTitle = '', isSaving, error, onSave, onClose }: Props) {
  const id = useId();
  const input = useRef<InputRef>(null);
  const [typed, setTyped] = useState(initialTitle);
  const title = typed.trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (title && !isSaving) onSave(title);
  };
  return (
    <Modal
      open
      title={heading}
      onCancel={onClose}
      footer={null}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
    >
      <form onSubmit={save}>
        <label htmlFor={id} className={styles.label}>
          Title
        </label>
        <Input
          id={id}
          ref={input}
          maxLength={watchlistTitleMaxLength}
          placeholder="Long-term, Ideas, IT…"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          status={error ? 'error' : undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {Boolean(error) && (
          <p id={`${id}-error`} className={styles.error}>
            {toMessage(error)}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={!title} loading={isSaving}>
            {verb}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
