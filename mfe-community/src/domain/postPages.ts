import type { Post, PostsReply } from '@tayyib/shared/contracts';

/** Inserts a post into the loaded pages, sorted by id. Ignores a duplicate, and a post that belongs to a page not loaded yet. */
export function insertPost(pages: PostsReply[], post: Post): void {
  const number = Number(post.id);
  if (pages.some(({ posts }) => posts.some(({ id }) => id === post.id))) return;
  for (const [index, page] of pages.entries()) {
    const before = page.posts.findIndex(({ id }) => Number(id) < number);
    if (before >= 0) {
      page.posts.splice(before, 0, post);
      return;
    }
    const isLastPage = index === pages.length - 1 && page.next === null;
    if (isLastPage) page.posts.push(post);
  }
}

/** Removes a post from the loaded pages. */
export function removePost(pages: PostsReply[], id: string): void {
  for (const page of pages) page.posts = page.posts.filter((post) => post.id !== id);
}
