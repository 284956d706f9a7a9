import { Button, Empty, Skeleton } from '@tayyib/shared/sdk/ui';
import { Failure, useNow } from '@tayyib/shared/parts/page';
import { useGetCommunityPostsInfiniteQuery } from '../api/postsApi';
import { authorNames } from '../domain/mentions';
import { Conversation } from './Conversation';
import styles from './PostCard.module.css';

/** The posts of the community, newest first, live. */
export function PostList({ viewerId }: { viewerId: string }) {
  const now = useNow();
  const { data, error, isLoading, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useGetCommunityPostsInfiniteQuery();
  const failure = error && <Failure error={error} retry={data ? fetchNextPage : refetch} />;
  if (isLoading) {
    return (
      <div role="status" aria-label="Loading posts">
        <Skeleton active avatar title={false} />
        <Skeleton active avatar title={false} />
      </div>
    );
  }
  if (!data) return <>{failure}</>;
  const posts = data.pages.flatMap((page) => page.posts);
  const names = authorNames(posts);
  if (posts.length === 0 && !hasNextPage) {
    return <Empty drawing="people" description="No posts yet. Write the first." />;
  }
  return (
    <>
      <div className={styles.posts} role="feed" aria-label="Posts" aria-busy={isFetchingNextPage}>
        {posts.map((post) => (
          <Conversation key={post.id} post={post} viewerId={viewerId} now={now} names={names} />
        ))}
      </div>
      {failure}
      {hasNextPage && !error && (
        <Button className={styles.older} onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          Load older posts
        </Button>
      )}
    </>
  );
}
