import { z } from 'zod';

export const PostBody = z.object({
  text: z.string().trim().min(1, 'Write something first.').max(2000, 'At most 2,000 characters.'),
});
export type PostBody = z.infer<typeof PostBody>;

export const Post = z.object({
  id: z.string(),
  author: z.object({ id: z.uuid(), name: z.string() }),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether the viewer wrote it and so may delete it. */
  mine: z.boolean(),
});
export type Post = z.infer<typeof Post>;

/** Newest first; `next` asks for the page after this one. */
export const PostsQuery = z.object({ before: z.string().regex(/^\d+$/).optional() });
export const PostsReply = z.object({ posts: z.array(Post), next: z.string().nullable() });
export type PostsReply = z.infer<typeof PostsReply>;
