import { useState } from 'react';
import { CardEmpty, CardFoot, CardRow, CardRows, Answered } from '@tayyib/shared/parts/page';
import { Link } from '@tayyib/shared/sdk/router';
import { useGetCommunityPostsInfiniteQuery } from '../api/postsApi';
import { formatAgo } from '../domain/formatAgo';

const maxShown = 3;

/** The newest posts of the community. */
export function LatestPostsCard() {
  const [now] = useState(() => Date.now());
  return (
    <Answered query={useGetCommunityPostsInfiniteQuery()} lines={6}>
      {({ pages }) => {
        const posts = pages.flatMap((page) => page.posts).slice(0, maxShown);
        if (posts.length === 0)
          return (
            <CardEmpty action={<Link to="/community">Write the first post</Link>}>No posts yet.</CardEmpty>
          );
        return (
          <>
            <CardRows>
              {posts.map(({ id, author, text, createdAt }) => (
                <CardRow key={id} title={author.name} side={formatAgo(createdAt, now)} detail={text} />
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
