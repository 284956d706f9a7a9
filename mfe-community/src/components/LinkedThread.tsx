import { isProblem } from '@tayyib/shared/sdk/errors';
import { Answered } from '@tayyib/shared/parts/page';
import { Link, Navigate, useLocation, useSearchParams } from '@tayyib/shared/sdk/router';
import { Empty } from '@tayyib/shared/sdk/ui';
import { useGetCommunityPostQuery } from '../api/postsApi';
import { Thread } from './Thread';

interface Props {
  /** The id of the thread. */
  post: string;
  /** The id of a reply to scroll to. */
  reply: string | null;
  viewerId: string;
  mayWrite: boolean;
}

/** One thread, as lists and alerts link to it. */
export function LinkedThread({ post: id, reply, viewerId, mayWrite }: Props) {
  const { pathname } = useLocation();
  const query = useGetCommunityPostQuery(id);
  return (
    <>
      <Link to={pathname}>All threads</Link>
      {isDeleted(query.error) ? (
        <Empty drawing="people" description="This post was deleted." />
      ) : (
        <Answered query={query} lines={4}>
          {({ post, marks }) =>
            post.head ? (
              <Thread
                post={post}
                head={post.head}
                marks={marks}
                viewerId={viewerId}
                mayWrite={mayWrite}
                linked={reply ?? post.id}
              />
            ) : (
              <Navigate to={`${pathname}?post=${post.thread ?? ''}&reply=${post.id}`} replace />
            )
          }
        </Answered>
      )}
    </>
  );
}

const isDeleted = (error: unknown) => isProblem(error) && error.code === 'post-deleted';

/** The thread in the address: the id of its post, and of a reply to scroll to. */
export function useLinkedPost(): { post: string; reply: string | null } | null {
  const [address] = useSearchParams();
  const post = idIn(address.get('post'));
  return post === null ? null : { post, reply: idIn(address.get('reply')) };
}

const idIn = (text: string | null) => (text !== null && /^\d{1,18}$/.test(text) ? text : null);
