import { z } from 'zod';
import { postMaxLength } from '../../policy/limits';
import { plainText } from '../common/plainText';

export const PostBody = z.strictObject({ text: plainText(postMaxLength) });
export type PostBody = z.infer<typeof PostBody>;

/** Posts are numbered in the order they were stored; the number travels as text. */
const PostId = z.string().regex(/^\d{1,18}$/, 'A post is named by its number.');
export const PostParams = z.object({ id: PostId });

/** Says who wrote it, not whether the reader did: one and the same message goes to everyone. */
export const Post = z.object({
  id: PostId,
  /** `status` is the account's as it is now. */
  author: z.object({ id: z.uuid(), name: z.string(), status: z.number().int() }),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type Post = z.infer<typeof Post>;

/** Newest first; `next` asks for the page after this one and is null at the end. */
export const PostsQuery = z.object({ before: PostId.optional() });
export const PostsReply = z.object({ posts: z.array(Post), next: PostId.nullable() });
export type PostsReply = z.infer<typeof PostsReply>;

export const PostDeletedReply = z.object({ success: z.literal(true) });
export type PostDeletedReply = z.infer<typeof PostDeletedReply>;
