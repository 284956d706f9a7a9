import { useId, useRef, useState, type FormEvent } from 'react';
import type { Post } from '@tayyib/shared/contracts';
import { formatCountOf } from '@tayyib/shared/values/format';
import { reasonLength } from '@tayyib/shared/limits';
import { Failure } from '@tayyib/shared/parts/page';
import { App, Button, Input, type InputRef, Modal } from '@tayyib/shared/sdk/ui';
import { useTakeDownCommunityPostMutation } from '../api/communityApi';
import styles from './TakeDownDialog.module.css';

interface Props {
  post: Post;
  kind: 'thread' | 'reply';
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the reason, which is recorded, before a post or reply is deleted for everyone. */
export function TakeDownDialog({ post, kind, isOpen, onClose }: Props) {
  const id = useId();
  const field = useRef<InputRef>(null);
  const { message } = App.useApp();
  const [why, setWhy] = useState('');
  const [takeDown, { isLoading, error }] = useTakeDownCommunityPostMutation();
  const author = post.author.name;
  const replies = post.head?.replies ?? 0;
  const alsoDeleted = replies > 0 ? ` with ${formatCountOf(replies, 'reply', 'replies')}` : '';
  const isTooShort = why.trim().length < reasonLength.least;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isTooShort) return;
    const { data } = await takeDown({ id: post.id, thread: post.thread, why });
    if (data) void message.success(`The ${kind} by ${author} was taken down.`);
  };
  return (
    <Modal
      open={isOpen}
      title={`Take down this ${kind} by ${author}?`}
      onCancel={onClose}
      footer={null}
      afterOpenChange={(isShown) => isShown && field.current?.focus()}
    >
      <form onSubmit={(event) => void submit(event)}>
        <p>It is deleted for everyone{alsoDeleted}. This cannot be undone.</p>
        <label htmlFor={id}>Reason</label>
        <Input
          id={id}
          ref={field}
          value={why}
          maxLength={reasonLength.most}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setWhy(target.value)}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          It is stored with your name. Emails in it are left out.
        </p>
        {error && <Failure error={error} />}
        <div className={styles.buttons}>
          <Button onClick={onClose}>Keep</Button>
          <Button danger type="primary" htmlType="submit" loading={isLoading} disabled={isTooShort}>
            Take down
          </Button>
        </div>
      </form>
    </Modal>
  );
}
