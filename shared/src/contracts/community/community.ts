import { z } from 'zod';
import { postMaxLength } from '../../policy/limits';
import { reason } from '../reason';
import { plainText } from '../common/plainText';

/** Posts are numbered in the order they were stored; the id is that number as a string. */
const PostId = z.string().regex(/^\d{1,18}$/, 'A post id is a number.');
export const PostBody = z.strictObject({
  text: plainText(postMaxLength),
  /** The post it replies to. */
  replyTo: PostId.optional(),
});
export type PostBody = z.infer<typeof PostBody>;

export const PostParams = z.object({ id: PostId });
/** Why staff take a post down; only administrators read it. */
export const TakeDownBody = z.strictObject({
  why: reason,
});
export type TakeDownBody = z.infer<typeof TakeDownBody>;

/** Independent of the reader: the same message is sent to everyone. */
export const Post = z.object({
  id: PostId,
  /** `status` is the current one of the account. */
  author: z.object({ id: z.uuid(), name: z.string(), status: z.number().int() }),
  text: z.string(),
  createdAt: z.iso.datetime(),
  /** The post it replies to; null for one of its own. */
  replyTo: PostId.nullable(),
  /** The post that the conversation began with; null for that post itself. */
  thread: PostId.nullable(),
  /** How many replies its conversation has; 0 for a reply. */
  replies: z.number().int(),
});
export type Post = z.infer<typeof Post>;

/** Posts without replies, newest first; `next` is the cursor of the next page, null at the end. */
export const PostsQuery = z.object({ before: PostId.optional() });
/** The replies of a conversation, oldest first, after a given one. */
export const RepliesQuery = z.object({ after: PostId.optional() });
export const PostsReply = z.object({ posts: z.array(Post), next: PostId.nullable() });
export type PostsReply = z.infer<typeof PostsReply>;

/** How many replies a post has now. */
export const ReplyCount = z.object({ id: PostId, replies: z.number().int() });
export type ReplyCount = z.infer<typeof ReplyCount>;

export const PostDeletedReply = z.object({ success: z.literal(true) });
export type PostDeletedReply = z.infer<typeof PostDeletedReply>;
