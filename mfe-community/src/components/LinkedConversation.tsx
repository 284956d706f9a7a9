import { isProblem } from '@tayyib/shared/sdk/errors';
import { Answered, useNow } from '@tayyib/shared/parts/page';
import { Link, Navigate, useLocation, useSearchParams } from '@tayyib/shared/sdk/router';
import { Empty } from '@tayyib/shared/sdk/ui';
import { useGetCommunityPostQuery } from '../api/postsApi';
import { Conversation } from './Conversation';

interface Props {
  /** The id of the post it began with. */
  post: string;
  /** The id of a reply to scroll to. */
  reply: string | null;
  viewerId: string;
}

/** One conversation, opened by a link such as that of an alert. */
export function LinkedConversation({ post: id, reply, viewerId }: Props) {
  const now = useNow();
  const { pathname } = useLocation();
  const query = useGetCommunityPostQuery(id);
  return (
    <>
      <Link to={pathname}>All posts</Link>
      {isDeleted(query.error) ? (
        <Empty drawing="people" description="This post was deleted." />
      ) : (
        <Answered query={query} lines={4}>
          {(post) =>
            post.thread === null ? (
              <Conversation post={post} viewerId={viewerId} now={now} names={[]} linked={reply ?? post.id} />
            ) : (
              <Navigate to={`${pathname}?post=${post.thread}&reply=${post.id}`} replace />
            )
          }
        </Answered>
      )}
    </>
  );
}

const isDeleted = (error: unknown) => isProblem(error) && error.code === 'post-deleted';

/** The conversation in the address, as alerts link to it: by the id of its post, and of a reply to scroll to. */
export function useLinkedPost(): { post: string; reply: string | null } | null {
  const [address] = useSearchParams();
  const [post, reply] = ['post', 'reply'].map((name) => idIn(address.get(name)));
  return post ? { post, reply: reply ?? null } : null;
}

const idIn = (text: string | null) => (text !== null && /^\d{1,18}$/.test(text) ? text : null);
