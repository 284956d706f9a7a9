import { useEffect } from 'react';
import type { Post } from '@tayyib/shared/contracts';
import { Failure } from '@tayyib/shared/parts/page';
import { Button, Skeleton } from '@tayyib/shared/sdk/ui';
import { useGetCommunityRepliesInfiniteQuery } from '../api/postsApi';
import { authorNames } from '../domain/mentions';
import { ComposeForm } from './ComposeForm';
import styles from './Conversation.module.css';
import { PostCard } from './PostCard';

interface Props {
  /** The post that the conversation began with. */
  post: Post;
  viewerId: string;
  /** In milliseconds. */
  now: number;
  names: readonly string[];
  /** What the viewer replies to; null while they do not. */
  target: Post | null;
  /** The id of a reply to scroll to. */
  linked: string | undefined;
  onReply: (to: Post) => void;
  /** Called when a reply was sent. */
  onSent: () => void;
  onCancel: () => void;
}

/** The replies of a conversation, oldest first, live, and the form for one more. */
export function Replies({ post, viewerId, now, names, target, linked, onReply, onSent, onCancel }: Props) {
  const query = useGetCommunityRepliesInfiniteQuery(post.id);
  const { data, error, isLoading, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const replies = data?.pages.flatMap((page) => page.posts) ?? [];
  const last = replies.at(-1);
  const isLinkedLater =
    linked !== undefined && last !== undefined && hasNextPage && Number(last.id) < Number(linked);
  useEffect(() => {
    if (isLinkedLater && !isFetchingNextPage && !error) void fetchNextPage();
  }, [isLinkedLater, isFetchingNextPage, error, fetchNextPage]);

  const participants = [post, ...replies];
  const others = participants.filter(({ author }) => author.id !== viewerId);
  const everyName = [...new Set([...authorNames(participants), ...names])];
  const recipientOf = ({ replyTo }: Post) =>
    replyTo === post.id ? undefined : replies.find(({ id }) => id === replyTo)?.author.name;
  const isGone =
    linked !== undefined &&
    linked !== post.id &&
    data !== undefined &&
    !isLinkedLater &&
    !replies.some(({ id }) => id === linked);
  return (
    <div className={styles.thread}>
      {isLoading && post.replies > 0 && (
        <div role="status" aria-label="Loading replies">
          <Skeleton active avatar title={false} paragraph={{ rows: 2 }} />
        </div>
      )}
      {isGone && <p role="status">The reply of this link was deleted.</p>}
      {replies.length > 0 && (
        <ol className={styles.replies} aria-label={`Replies to ${post.author.name}`}>
          {replies.map((reply) => (
            <li key={reply.id}>
              <PostCard
                post={reply}
                now={now}
                names={everyName}
                recipient={recipientOf(reply)}
                isOwn={reply.author.id === viewerId}
                isLinked={reply.id === linked}
              >
                <div className={styles.actions}>
                  <Button
                    type="text"
                    aria-label={`Reply to ${reply.author.name}`}
                    onClick={() => onReply(reply)}
                  >
                    Reply
                  </Button>
                </div>
              </PostCard>
            </li>
          ))}
        </ol>
      )}
      {error && <Failure error={error} retry={() => void (data ? fetchNextPage() : refetch())} />}
      {hasNextPage && !error && (
        <Button className={styles.more} loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more replies
        </Button>
      )}
      {target && (
        <ComposeForm
          key={target.id}
          label={`Reply to ${target.author.name}`}
          placeholder="Write a reply; @ mentions a member of this conversation"
          action="Reply"
          rows={3}
          names={authorNames(others)}
          replyTo={target.id}
          onSent={onSent}
          onCancel={onCancel}
        />
      )}
    </div>
  );
}
