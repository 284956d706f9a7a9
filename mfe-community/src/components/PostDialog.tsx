import type { FormEvent, ReactNode } from 'react';
import type { Post } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { Button, Modal } from '@tayyib/shared/sdk/ui';
import styles from './PostDialog.module.css';

/** A dialog about a post. */
export interface PostDialogProps {
  post: Post;
  kind: 'thread' | 'reply';
  isOpen: boolean;
  onClose: () => void;
}

interface Props extends PostDialogProps {
  /** What its form does: `Report`. */
  label: string;
  /** The button that leaves everything as it is. */
  keep: string;
  /** Who sees what is written here. */
  hint: string;
  /** For the field that the hint describes. */
  hintId?: string;
  isDanger?: boolean;
  isSending: boolean;
  isIncomplete?: boolean;
  error: unknown;
  onSend: () => Promise<void>;
  onShown?: () => void;
  children: ReactNode;
}

/** A form about a post in a dialog: its fields, who sees them, and two buttons. */
export function PostDialog({ post, kind, isOpen, onClose, label, keep, children, ...props }: Props) {
  const { hint, hintId, isDanger = false, isSending, isIncomplete = false, error, onSend, onShown } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIncomplete) void onSend();
  };
  return (
    <Modal
      open={isOpen}
      title={`${label} this ${kind} by ${post.author.name}?`}
      onCancel={onClose}
      footer={null}
      afterOpenChange={(isShown) => isShown && onShown?.()}
    >
      <form onSubmit={submit}>
        {children}
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
        {Boolean(error) && <Failure error={error} />}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{keep}</Button>
          <Button
            danger={isDanger}
            type="primary"
            htmlType="submit"
            loading={isSending}
            disabled={isIncomplete}
          >
            {label}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
