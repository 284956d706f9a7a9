import type { PostsReply, ThreadsReply } from '@tayyib/shared/contracts';
import { aReply, aThread, repliesReply, threadsReply } from '../components/communityFixtures';
import { countLikesOfPosts, insertReply, removePost, replacePost } from './postPages';
import { changeThread, insertThread, removeThread, threadsIn } from './threadPages';

const page = (numbers: number[], next: string | null): PostsReply =>
  repliesReply(
    numbers.map((id) => aReply(id, `reply ${id}`)),
    next,
  );
const list = (numbers: number[], next: string | null = null): ThreadsReply =>
  threadsReply(
    numbers.map((id) => aThread(id, `thread ${id}`)),
    next,
  );
const ids = (pages: PostsReply[]) => pages.map(({ posts }) => posts.map(({ id }) => Number(id)));
const listed = (pages: ThreadsReply[]) => pages.map(({ threads }) => threads.map(({ id }) => Number(id)));

it.each([
  ['the newest last', [page([3, 5], null)], 6, [[3, 5, 6]]],
  ['a late one at its position', [page([3, 5], null)], 4, [[3, 4, 5]]],
  ['a duplicate only once', [page([3, 5], null)], 5, [[3, 5]]],
  ['nothing newer than what is loaded', [page([3, 5], '5')], 6, [[3, 5]]],
])('a page of replies inserts %s', (_what, pages, id, expected) => {
  insertReply(pages, aReply(id, 'new'));
  expect(ids(pages)).toEqual(expected);
});

it('removes, replaces and counts a reply in the page that has it', () => {
  const pages = [page([7, 8], '8'), page([9], null)];
  removePost(pages, '7');
  removePost(pages, '404');
  replacePost(pages, aReply(9, 'edited'));
  countLikesOfPosts(pages, { id: '8', likes: 3 });
  expect(pages.flatMap(({ posts }) => posts.map(({ id, text, likes }) => [id, text, likes]))).toEqual([
    ['8', 'reply 8', 3],
    ['9', 'edited', 0],
  ]);
});

it.each([
  ['first, by age', { sort: 'newest' }, [[4, 3, 2]]],
  ['first, of its topic', { sort: 'active', topic: 'stocks' }, [[4, 3, 2]]],
  ['not where another topic is shown', { sort: 'newest', topic: 'funds' }, [[3, 2]]],
  ['not by likes', { sort: 'liked' }, [[3, 2]]],
  ['not where the server chooses', { sort: 'newest', only: 'followed' }, [[3, 2]]],
  ['not where a stock is shown', { sort: 'newest', isin: 'INE467B01029' }, [[3, 2]]],
] as const)('a new thread is listed %s', (_where, choice, expected) => {
  const pages = [list([3, 2])];
  for (let times = 0; times < 2; times += 1) insertThread(pages, aThread(4, 'new'), choice);
  expect(listed(pages)).toEqual(expected);
});

it('changes and removes a thread, and shows one that moved between pages once', () => {
  const pages = [list([9, 8], '8'), list([8, 7])];
  changeThread(pages, '7', { replies: 4 });
  removeThread(pages, '9');
  expect(threadsIn(pages).map(({ id, replies }) => [id, replies])).toEqual([
    ['8', 0],
    ['7', 4],
  ]);
});
