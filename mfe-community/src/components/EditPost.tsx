import type { Post } from '@tayyib/shared/contracts';
import { useEditCommunityPostMutation } from '../api/communityApi';
import { ComposeForm } from './ComposeForm';
import { ThreadForm } from './ThreadForm';

interface Props {
  post: Post;
  names: readonly string[];
  onDone: () => void;
}

/** The form in place of a post of one's own. What it said before remains readable for others. */
export function EditPost({ post, names, onDone }: Props) {
  const { id, text, head } = post;
  const [edit, { isLoading, error }] = useEditCommunityPostMutation();
  const sending = { isSending: isLoading, error, onCancel: onDone };
  const send = async (change: Parameters<typeof edit>[0]['change']) => {
    const { data } = await edit({ id, change });
    if (data) onDone();
    return data !== undefined;
  };
  if (head)
    return <ThreadForm {...sending} thread={head} text={text} names={names} action="Save" onSend={send} />;
  return (
    <ComposeForm
      {...sending}
      label="Your reply"
      placeholder="What you want to say"
      action="Save"
      rows={5}
      names={names}
      text={text}
      onSend={(changed) => send({ text: changed })}
    />
  );
}
