import { toMessage } from '@tayyib/shared/errors';
import { Alert, Button, Empty, Skeleton } from '@tayyib/shared/ui';
import { useGetCommunityPostsInfiniteQuery } from '../api/communityApi';
import { PostCard } from './PostCard';
import styles from './PostList.module.css';
import { useNow } from './useNow';

/** What the community says, newest first, live. */
export function PostList({ viewerId }: { viewerId: string }) {
  const now = useNow();
  const { data, error, isLoading, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useGetCommunityPostsInfiniteQuery();
  const again = <Button onClick={() => void (data ? fetchNextPage() : refetch())}>Try again</Button>;
  const failure = error && (
    <Alert role="alert" type="error" showIcon title={toMessage(error)} action={again} />
  );
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
  if (posts.length === 0 && !hasNextPage) {
    return <Empty description="Nobody has written yet. Be the first." />;
  }
  return (
    <>
      <div className={styles.posts} role="feed" aria-label="Posts" aria-busy={isFetchingNextPage}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} isMine={post.author.id === viewerId} now={now} />
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
