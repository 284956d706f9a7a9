import { useId, useState, type FormEvent } from 'react';
import { postMaxLength } from '@tayyib/shared/limits';
import { Failure } from '@tayyib/shared/parts/page';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { useAddCommunityPostMutation } from '../api/communityApi';
import styles from './ComposeForm.module.css';
import { MentionField } from './MentionField';

interface Props {
  label: string;
  placeholder: string;
  /** On the button that sends it. */
  action: string;
  rows: number;
  /** Names that are suggested after an `@`. */
  names: readonly string[];
  /** The post or reply it replies to. */
  replyTo?: string;
  /** For a form that the user opened: it has the focus first, and can be closed. */
  onCancel?: () => void;
  onSent?: () => void;
}

/** The form for a post or a reply. The text is cleared only once the server has stored it. */
export function ComposeForm({ label, placeholder, action, rows, names, replyTo, onCancel, onSent }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [addPost, { isLoading, error }] = useAddCommunityPostMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await addPost({ text, ...(replyTo !== undefined && { replyTo }) });
    if (!data) return;
    setText('');
    onSent?.();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <MentionField
        id={id}
        placeholder={placeholder}
        rows={rows}
        names={names}
        value={text}
        onChange={setText}
        maxLength={postMaxLength}
        describedBy={`${id}-count`}
        isFocusedFirst={onCancel !== undefined}
      />
      {error && <Failure error={error} />}
      <div className={styles.foot}>
        <span id={`${id}-count`} className={styles.count}>
          {text.length} of {postMaxLength.toLocaleString('en-IN')} characters
        </span>
        <span className={styles.buttons}>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
          <Button
            type="primary"
            htmlType="submit"
            icon={<Icon name="send" />}
            loading={isLoading}
            disabled={text.trim() === ''}
          >
            {action}
          </Button>
        </span>
      </div>
    </form>
  );
}
