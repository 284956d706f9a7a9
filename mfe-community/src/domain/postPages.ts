import type { LikeCount, Post, PostMarks, PostsReply } from '@tayyib/shared/contracts';

export type RepliesPage = PostsReply;

/** What a reader has done with a post that they have done nothing with. */
export const noMarks: PostMarks = { isLiked: false, isBookmarked: false, isFollowed: false, unread: null };

/** Inserts a reply into the loaded pages of its thread, oldest first. Ignores a duplicate and a page not loaded yet. */
export function insertReply(pages: RepliesPage[], reply: Post): void {
  if (pages.some(({ posts }) => posts.some(({ id }) => id === reply.id))) return;
  for (const [index, page] of pages.entries()) {
    const position = page.posts.findIndex(({ id }) => Number(id) > Number(reply.id));
    if (position >= 0) {
      page.posts.splice(position, 0, reply);
      return;
    }
    const isLastPage = index === pages.length - 1 && page.next === null;
    if (isLastPage) page.posts.push(reply);
  }
}

/** Removes a reply from the loaded pages. */
export function removePost(pages: RepliesPage[], id: string): void {
  for (const page of pages) page.posts = page.posts.filter((post) => post.id !== id);
}

/** Shows what a reply says now. */
export function replacePost(pages: RepliesPage[], edited: Post): void {
  for (const page of pages) page.posts = page.posts.map((post) => (post.id === edited.id ? edited : post));
}

/** Sets the number of likes of a reply. */
export function countLikesOfPosts(pages: RepliesPage[], { id, likes }: LikeCount): void {
  for (const page of pages) for (const post of page.posts) if (post.id === id) post.likes = likes;
}
