import type { Post } from '@tayyib/shared/contracts';
import { formatCountOf } from '@tayyib/shared/values/format';
import { useConfirm } from '@tayyib/shared/parts/page';
import { Button, Icon } from '@tayyib/shared/sdk/ui';
import { useDeleteCommunityPostMutation } from '../api/communityApi';

interface Props {
  post: Post;
  /** When it was written, in words. */
  ago: string;
  onError: (error: unknown) => void;
}

/** Deletes the viewer's own post or reply, after a confirmation that says what is deleted with it. */
export function DeletePost({ post, ago, onError }: Props) {
  const [deletePost, { isLoading }] = useDeleteCommunityPostMutation();
  const confirm = useConfirm();
  const kind = post.thread === null ? 'thread' : 'reply';
  const replies = post.head?.replies ?? 0;
  const alsoDeleted = replies > 0 ? ` with ${formatCountOf(replies, 'reply', 'replies')}` : '';
  const ask = () =>
    confirm({
      title: `Delete this ${kind}?`,
      content: `It is deleted for everyone${alsoDeleted}. This cannot be undone.`,
      action: 'Delete',
      onConfirm: async () => {
        const { error } = await deletePost(post);
        onError(error);
      },
    });
  return (
    <Button
      type="text"
      icon={<Icon name="delete" />}
      aria-label={`Delete your ${kind} of ${ago}`}
      loading={isLoading}
      onClick={ask}
    />
  );
}
