import { useEffect, useState } from 'react';
import { communityTopicTitles } from '@tayyib/shared/community-topics';
import type { Post, PostMarks, ThreadSummary } from '@tayyib/shared/contracts';
import { formatCountOf } from '@tayyib/shared/values/format';
import { Failure, useNow } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { Button, Skeleton } from '@tayyib/shared/sdk/ui';
import { useAddCommunityPostMutation, useMarkCommunityPostMutation } from '../api/communityApi';
import { useGetCommunityRepliesInfiniteQuery } from '../api/postsApi';
import { authorNames } from '../domain/mentions';
import { noMarks } from '../domain/postPages';
import { marksIn } from '../domain/threadPages';
import { AcceptAnswer } from './AcceptAnswer';
import { ComposeForm } from './ComposeForm';
import { PostCard } from './PostCard';
import { StockVerdicts } from './PostBody';
import styles from './Thread.module.css';
import { ThreadState } from './ThreadCard';

interface Props {
  post: Post;
  head: ThreadSummary;
  marks: PostMarks;
  viewerId: string;
  /** Whether the viewer may write; the form says why not. */
  mayWrite: boolean;
  /** The id of the post or reply that the address names. */
  linked: string;
}

/** A thread with its replies, live, and the form for one more. */
export function Thread({ post, head, marks, viewerId, mayWrite, linked }: Props) {
  const now = useNow();
  const [target, setTarget] = useState<Post>(post);
  const query = useGetCommunityRepliesInfiniteQuery(post.id);
  const { data, error, isLoading, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const replies = data?.pages.flatMap((page) => page.posts) ?? [];
  const replyMarks = marksIn(data?.pages ?? []);
  const last = replies.at(-1);
  const isLinkedLater =
    linked !== post.id && last !== undefined && hasNextPage && Number(last.id) < Number(linked);
  useEffect(() => {
    if (isLinkedLater && !isFetchingNextPage && !error) void fetchNextPage();
  }, [isLinkedLater, isFetchingNextPage, error, fetchNextPage]);
  useMarkAsRead(post, data === undefined ? null : (last?.id ?? post.id));

  const participants = [post, ...replies];
  const names = authorNames(participants);
  const others = authorNames(participants.filter(({ author }) => author.id !== viewerId));
  const recipientOf = ({ replyTo }: Post) =>
    replyTo === post.id ? undefined : replies.find(({ id }) => id === replyTo)?.author.name;
  const isGone =
    linked !== post.id && data !== undefined && !isLinkedLater && !replies.some(({ id }) => id === linked);
  return (
    <StockVerdicts shown={participants.flatMap(({ blocks }) => blocks)}>
      <section className={styles.thread} aria-labelledby="thread-title">
        <header>
          <h2 id="thread-title" className={styles.title} dir="auto">
            {head.title}
          </h2>
          <p className={styles.facts}>
            <Link to={`/community?topic=${head.topic}`}>{communityTopicTitles[head.topic]}</Link>
            <ThreadState thread={head} />
            {head.accepted !== null && (
              <Link to={`/community?post=${post.id}&reply=${head.accepted}`}>Go to the answer</Link>
            )}
          </p>
        </header>
        <PostCard
          post={post}
          marks={marks}
          now={now}
          names={names}
          isOwn={post.author.id === viewerId}
          isLinked={linked === post.id}
        />
        <h2 className={styles.count}>{formatCountOf(head.replies, 'reply', 'replies')}</h2>
        {isLoading && head.replies > 0 && (
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
                  marks={replyMarks[reply.id] ?? noMarks}
                  now={now}
                  names={names}
                  recipient={recipientOf(reply)}
                  isAnswer={reply.id === head.accepted}
                  isOwn={reply.author.id === viewerId}
                  isLinked={reply.id === linked}
                >
                  {mayWrite && (
                    <Button
                      type="text"
                      aria-label={`Reply to ${reply.author.name}`}
                      onClick={() => setTarget(reply)}
                    >
                      Reply
                    </Button>
                  )}
                  {head.isQuestion && post.author.id === viewerId && (
                    <AcceptAnswer head={head} reply={reply} />
                  )}
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
        {mayWrite && (
          <ReplyForm
            key={target.id}
            target={target}
            isOfReply={target.id !== post.id}
            names={others}
            onDone={() => setTarget(post)}
          />
        )}
      </section>
    </StockVerdicts>
  );
}

interface ReplyFormProps {
  target: Post;
  isOfReply: boolean;
  names: readonly string[];
  onDone: () => void;
}

function ReplyForm({ target, isOfReply, names, onDone }: ReplyFormProps) {
  const [add, { isLoading, error }] = useAddCommunityPostMutation();
  return (
    <div className={styles.form}>
      <ComposeForm
        label={isOfReply ? `Reply to ${target.author.name}` : 'Your reply'}
        placeholder="Write a reply; @ mentions a member of this thread"
        action="Reply"
        rows={4}
        names={names}
        draftKey={`community-reply-${target.id}`}
        isSending={isLoading}
        error={error}
        {...(isOfReply && { onCancel: onDone })}
        onSend={async (text) => {
          const { data } = await add({ text, replyTo: target.id });
          if (data) onDone();
          return data !== undefined;
        }}
      />
    </div>
  );
}

/** Stores what was seen of a thread, whenever there is more. */
function useMarkAsRead(post: Post, lastShown: string | null): void {
  const { id, thread } = post;
  const [mark] = useMarkCommunityPostMutation();
  useEffect(() => {
    if (lastShown !== null) void mark({ post: { id, thread }, marks: { lastRead: lastShown } });
  }, [id, thread, lastShown, mark]);
}
