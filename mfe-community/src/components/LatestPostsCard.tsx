import { useState } from 'react';
import { CardEmpty, CardFoot, CardRow, CardRows, Answered } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { useGetCommunityThreadsInfiniteQuery } from '../api/postsApi';
import { threadsIn } from '../domain/threadPages';
import { formatAgo } from '../domain/formatAgo';

const maxShown = 3;

/** The newest threads of the community. */
export function LatestPostsCard() {
  const [now] = useState(() => Date.now());
  return (
    <Answered query={useGetCommunityThreadsInfiniteQuery({ sort: 'newest' })} lines={3}>
      {({ pages }) => {
        const threads = threadsIn(pages).slice(0, maxShown);
        if (threads.length === 0)
          return (
            <CardEmpty action={<Link to="/community">Begin the first thread</Link>}>
              No threads yet.
            </CardEmpty>
          );
        return (
          <>
            <CardRows isExcerpt>
              {threads.map(({ id, title, createdAt }) => (
                <CardRow
                  key={id}
                  title={<Link to={`/community?post=${id}`}>{title}</Link>}
                  side={formatAgo(createdAt, now)}
                />
              ))}
            </CardRows>
            <CardFoot>
              <Link to="/community">Open the community</Link>
            </CardFoot>
          </>
        );
      }}
    </Answered>
  );
}
