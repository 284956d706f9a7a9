import type { Post, PostsReply } from '@tayyib/shared/contracts';
import { insertPost, removePost } from './postPages';

const post = (id: number): Post => ({
  id: String(id),
  author: { id: '00000000-0000-4000-8000-000000000001', name: 'Ann', status: 0 },
  text: `post ${id}`,
  createdAt: '2026-11-21T10:00:00.000Z',
});
const page = (numbers: number[], next: string | null): PostsReply => ({ posts: numbers.map(post), next });
const ids = (pages: PostsReply[]) => pages.map(({ posts }) => posts.map(({ id }) => Number(id)));

it.each([
  ['the newest first', [page([3, 2], null)], 4, [[4, 3, 2]]],
  [
    'a late one at its position',
    [page([12, 9], '9'), page([7, 5], null)],
    8,
    [
      [12, 9],
      [8, 7, 5],
    ],
  ],
  ['the very first', [page([], null)], 1, [[1]]],
  ['the oldest at the end', [page([3], null)], 2, [[3, 2]]],
  ['a duplicate only once', [page([3, 2], null)], 2, [[3, 2]]],
  ['nothing older than what is loaded', [page([9, 8], '8')], 5, [[9, 8]]],
])('inserts %s', (_what, pages, id, expected) => {
  insertPost(pages, post(id));
  expect(ids(pages)).toEqual(expected);
});

it('removes a post from the page that contains it', () => {
  const pages = [page([9, 8], '8'), page([7], null)];
  removePost(pages, '7');
  removePost(pages, '404');
  expect(ids(pages)).toEqual([[9, 8], []]);
});
