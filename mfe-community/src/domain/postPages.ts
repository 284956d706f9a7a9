import type { Post, PostsReply } from '@tayyib/shared/contracts';

/** Puts a post where its number belongs in the loaded pages. A post we have already stays as it is; one older than all of them waits for its page. */
export function insertPost(pages: PostsReply[], post: Post): void {
  const number = Number(post.id);
  if (pages.some(({ posts }) => posts.some(({ id }) => id === post.id))) return;
  for (const [at, page] of pages.entries()) {
    const before = page.posts.findIndex(({ id }) => Number(id) < number);
    if (before >= 0) {
      page.posts.splice(before, 0, post);
      return;
    }
    const isLastOfAll = at === pages.length - 1 && page.next === null;
    if (isLastOfAll) page.posts.push(post);
  }
}

/** Takes a post out of the loaded pages. */
export function removePost(pages: PostsReply[], id: string): void {
  for (const page of pages) page.posts = page.posts.filter((post) => post.id !== id);
}
