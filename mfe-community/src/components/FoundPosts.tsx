import { communityTopicTitles } from '@tayyib/shared/community-topics';
import { Button, Empty, Skeleton } from '@tayyib/shared/sdk/ui';
import { Failure, useNow } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { useFindCommunityPostsInfiniteQuery } from '../api/postsApi';
import { formatAgo } from '../domain/formatAgo';
import { Ago, AuthorLine } from './AuthorLine';
import styles from './ThreadCard.module.css';

/** Threads and replies with these words, newest first. */
export function FoundPosts({ q }: { q: string }) {
  const now = useNow();
  const { currentData, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useFindCommunityPostsInfiniteQuery(q);
  if (error) return <Failure error={error} retry={refetch} />;
  if (!currentData)
    return (
      <div role="status" aria-label="Searching" aria-busy={isFetching}>
        <Skeleton active title={false} />
      </div>
    );
  const found = currentData.pages.flatMap((page) => page.found);
  if (found.length === 0) return <Empty drawing="list" description={`Nothing has “${q}” in it.`} />;
  return (
    <>
      <div className={styles.list} role="feed" aria-label="Found" aria-busy={isFetchingNextPage}>
        {found.map(({ id, thread, title, topic, author, excerpt, createdAt }) => (
          <article key={id} className={styles.found} aria-labelledby={`found-${id}`}>
            <h2 id={`found-${id}`} className={styles.title} dir="auto">
              <Link to={`/community?post=${thread ?? id}${thread === null ? '' : `&reply=${id}`}`}>
                {title}
              </Link>
            </h2>
            <p className={styles.excerpt} dir="auto">
              {excerpt}
            </p>
            <div className={styles.foot}>
              <span className={styles.topic}>{communityTopicTitles[topic]}</span>
              {thread !== null && <span>Reply</span>}
              <AuthorLine author={author} />
              <Ago at={createdAt} ago={formatAgo(createdAt, now)} />
            </div>
          </article>
        ))}
      </div>
      {hasNextPage && (
        <Button className={styles.older} onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          Load more
        </Button>
      )}
    </>
  );
}
