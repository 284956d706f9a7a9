import type { Post, PostsReply, ReplyCount } from '@tayyib/shared/contracts';

/** Inserts a post into the loaded pages, newest first. Ignores a reply, a duplicate, and a post of a page not loaded yet. */
export function insertPost(pages: PostsReply[], post: Post): void {
  if (post.thread === null) insert(pages, post, (id) => Number(id) < Number(post.id));
}

/** Inserts a reply into the loaded pages of its conversation, oldest first. Ignores a duplicate and a page not loaded yet. */
export function insertReply(pages: PostsReply[], reply: Post): void {
  insert(pages, reply, (id) => Number(id) > Number(reply.id));
}

function insert(pages: PostsReply[], post: Post, isAfter: (id: string) => boolean): void {
  if (pages.some(({ posts }) => posts.some(({ id }) => id === post.id))) return;
  for (const [index, page] of pages.entries()) {
    const position = page.posts.findIndex(({ id }) => isAfter(id));
    if (position >= 0) {
      page.posts.splice(position, 0, post);
      return;
    }
    const isLastPage = index === pages.length - 1 && page.next === null;
    if (isLastPage) page.posts.push(post);
  }
}

/** Removes a post or reply from the loaded pages. */
export function removePost(pages: PostsReply[], id: string): void {
  for (const page of pages) page.posts = page.posts.filter((post) => post.id !== id);
}

/** Sets the number of replies of a post. */
export function countReplies(pages: PostsReply[], { id, replies }: ReplyCount): void {
  for (const page of pages) for (const post of page.posts) if (post.id === id) post.replies = replies;
}
