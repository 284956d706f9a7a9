import { z } from 'zod';
import { postMaxLength } from '../../policy/limits';
import { plainText } from '../common/plainText';

export const PostBody = z.strictObject({ text: plainText(postMaxLength) });
export type PostBody = z.infer<typeof PostBody>;

/** Posts are numbered in the order they were stored; the id is that number as a string. */
const PostId = z.string().regex(/^\d{1,18}$/, 'A post id is a number.');
export const PostParams = z.object({ id: PostId });

/** Independent of the reader: the same message is sent to everyone. */
export const Post = z.object({
  id: PostId,
  /** `status` is the current one of the account. */
  author: z.object({ id: z.uuid(), name: z.string(), status: z.number().int() }),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type Post = z.infer<typeof Post>;

/** Newest first; `next` is the cursor of the next page, null at the end. */
export const PostsQuery = z.object({ before: PostId.optional() });
export const PostsReply = z.object({ posts: z.array(Post), next: PostId.nullable() });
export type PostsReply = z.infer<typeof PostsReply>;

export const PostDeletedReply = z.object({ success: z.literal(true) });
export type PostDeletedReply = z.infer<typeof PostDeletedReply>;
