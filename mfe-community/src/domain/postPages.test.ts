import type { Post, PostsReply } from '@tayyib/shared/contracts';
import { countReplies, insertPost, insertReply, removePost } from './postPages';

const post = (id: number): Post => ({
  id: String(id),
  author: { id: '00000000-0000-4000-8000-000000000001', name: 'Ann', status: 0 },
  text: `post ${id}`,
  createdAt: '2026-11-21T10:00:00.000Z',
  replyTo: null,
  thread: null,
  replies: 0,
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

it('inserts no reply among posts', () => {
  const pages = [page([3], null)];
  insertPost(pages, { ...post(4), thread: '3' });
  expect(ids(pages)).toEqual([[3]]);
});

it.each([
  ['the newest last', [page([3, 5], null)], 6, [[3, 5, 6]]],
  ['a late one at its position', [page([3, 5], null)], 4, [[3, 4, 5]]],
  ['a duplicate only once', [page([3, 5], null)], 5, [[3, 5]]],
  ['nothing newer than what is loaded', [page([3, 5], '5')], 6, [[3, 5]]],
])('inserts of replies %s', (_what, pages, id, expected) => {
  insertReply(pages, { ...post(id), thread: '2' });
  expect(ids(pages)).toEqual(expected);
});

it('sets the number of replies, however often it is reported', () => {
  const pages = [page([3, 2], null)];
  for (let times = 0; times < 2; times += 1) countReplies(pages, { id: '2', replies: 7 });
  expect(pages[0]?.posts.map(({ replies }) => replies)).toEqual([0, 7]);
});
