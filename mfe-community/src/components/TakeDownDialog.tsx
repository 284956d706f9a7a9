import { useId, useRef, useState } from 'react';
import { formatCountOf } from '@tayyib/shared/values/format';
import { reasonLength } from '@tayyib/shared/limits';
import { App, Input, type InputRef } from '@tayyib/shared/sdk/ui';
import { useTakeDownCommunityPostMutation } from '../api/communityApi';
import { PostDialog, type PostDialogProps } from './PostDialog';

/** Asks for the reason, which is recorded, before a post or reply is deleted for everyone. */
export function TakeDownDialog(props: PostDialogProps) {
  const { post, kind } = props;
  const id = useId();
  const field = useRef<InputRef>(null);
  const { message } = App.useApp();
  const [why, setWhy] = useState('');
  const [takeDown, { isLoading, error }] = useTakeDownCommunityPostMutation();
  const replies = post.head?.replies ?? 0;
  const alsoDeleted = replies > 0 ? ` with ${formatCountOf(replies, 'reply', 'replies')}` : '';
  const send = async () => {
    const { data } = await takeDown({ id: post.id, thread: post.thread, why });
    if (data) void message.success(`The ${kind} by ${post.author.name} was taken down.`);
  };
  return (
    <PostDialog
      {...props}
      label="Take down"
      keep="Keep"
      hint="It is stored with your name. Emails in it are left out."
      hintId={`${id}-hint`}
      isDanger
      isSending={isLoading}
      isIncomplete={why.trim().length < reasonLength.least}
      error={error}
      onSend={send}
      onShown={() => field.current?.focus()}
    >
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
    </PostDialog>
  );
}
