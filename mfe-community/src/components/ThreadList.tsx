import { Button, Empty, Skeleton } from '@tayyib/shared/sdk/ui';
import { Failure, useNow } from '@tayyib/shared/parts/page';
import { useGetCommunityThreadsInfiniteQuery } from '../api/postsApi';
import { marksIn, threadsIn, type ThreadChoice } from '../domain/threadPages';
import { ThreadCard } from './ThreadCard';
import styles from './ThreadCard.module.css';

/** Threads in an order, live. */
export function ThreadList({ choice, viewerId }: { choice: ThreadChoice; viewerId: string }) {
  const now = useNow();
  const { currentData, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useGetCommunityThreadsInfiniteQuery(choice);
  const failure = error && <Failure error={error} retry={currentData ? fetchNextPage : refetch} />;
  if (!currentData && isFetching) {
    return (
      <div role="status" aria-label="Loading threads">
        <Skeleton active avatar title={false} />
        <Skeleton active avatar title={false} />
      </div>
    );
  }
  if (!currentData) return <>{failure}</>;
  const threads = threadsIn(currentData.pages);
  const marks = marksIn(currentData.pages);
  if (threads.length === 0 && !hasNextPage) return <Empty drawing="people" description={emptyText(choice)} />;
  return (
    <>
      <div className={styles.list} role="feed" aria-label="Threads" aria-busy={isFetchingNextPage}>
        {threads.map((thread) => (
          <ThreadCard
            key={thread.id}
            thread={thread}
            marks={marks[thread.id]}
            isOwn={thread.author.id === viewerId}
            now={now}
          />
        ))}
      </div>
      {failure}
      {hasNextPage && !error && (
        <Button className={styles.older} onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          Load more threads
        </Button>
      )}
    </>
  );
}

const emptyTexts = {
  unread: 'Nothing new in the threads that you have read.',
  followed: 'You follow no thread yet.',
  bookmarked: 'You have no bookmarks yet.',
  mine: 'You have written nothing yet.',
  unanswered: 'Every question has an answer.',
};
const emptyText = ({ only }: ThreadChoice): string =>
  only === undefined ? 'No threads yet. Begin the first.' : emptyTexts[only];
