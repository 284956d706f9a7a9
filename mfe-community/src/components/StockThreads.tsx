import type { SlotProps } from '@tayyib/shared/sdk/modules';
import { useViewer } from '@tayyib/shared/sdk/modules';
import { Answered, useNow } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { useGetCommunityThreadsInfiniteQuery } from '../api/postsApi';
import { threadsIn } from '../domain/threadPages';
import styles from './StockThreads.module.css';
import { StockRulings } from './StockRulings';
import { ThreadCard } from './ThreadCard';

const maxShown = 3;

/** On the page of a stock: the threads that name it, the last active first. */
export function StockThreads({ stock: { isin, stock, stock_code } }: SlotProps['stock.panels']) {
  const now = useNow();
  const { user } = useViewer();
  const query = useGetCommunityThreadsInfiniteQuery({ sort: 'active', isin });
  return (
    <section className={styles.panel} aria-labelledby="stock-threads">
      <h2 id="stock-threads">In the community</h2>
      <StockRulings isin={isin} />
      <Answered query={query} lines={3}>
        {({ pages }) => {
          const threads = threadsIn(pages);
          return (
            <>
              {threads.length === 0 && (
                <p className={styles.none}>
                  Nobody has written about {stock} yet: ${stock_code} in a thread names it.
                </p>
              )}
              {threads.slice(0, maxShown).map((thread) => (
                <ThreadCard
                  isInSection
                  key={thread.id}
                  thread={thread}
                  marks={pages.find(({ marks }) => marks[thread.id])?.marks[thread.id]}
                  isOwn={thread.author.id === user?._id}
                  now={now}
                />
              ))}
              <Link to="/community">Open the community</Link>
            </>
          );
        }}
      </Answered>
    </section>
  );
}
