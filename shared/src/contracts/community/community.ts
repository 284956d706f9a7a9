import { z } from 'zod';
import { communityTopics } from '../../policy/communityTopics';
import {
  appealMaxLength,
  postMaxLength,
  reportNoteMaxLength,
  sanctionDays,
  threadTitleMaxLength,
} from '../../policy/limits';
import { plainText } from '../common/plainText';
import { Badge, Isin, ReviewGrade } from '../facts/securities';
import { reason } from '../reason';
import { ArticleBlock } from './articles';

/** Posts are numbered in the order they were stored; the id is that number as a string. */
const PostId = z.string().regex(/^\d{1,18}$/, 'A post id is a number.');
const CommunityTopicName = z.enum(communityTopics);

const title = plainText(threadTitleMaxLength).regex(/^[^\n]*$/, 'A title is one line.');
const threadFields = {
  /** Of a thread; without one it is the first line of the text. */
  title: title.optional(),
  topic: CommunityTopicName.optional(),
  /** Whether it waits for an answer. */
  isQuestion: z.boolean().optional(),
  /** Whether people outside the community may read the first post. */
  isPublic: z.boolean().optional(),
};
/** A thread, or a reply where `replyTo` is given, in Markdown. */
export const PostBody = z.strictObject({
  text: plainText(postMaxLength),
  ...threadFields,
  /** The post it replies to. */
  replyTo: PostId.optional(),
});
export type PostBody = z.infer<typeof PostBody>;

/** A new text of a post; what is omitted stays. */
export const PostEditBody = PostBody.omit({ replyTo: true });
export type PostEditBody = z.infer<typeof PostEditBody>;

export const PostParams = z.object({ id: PostId });
/** Why staff take a post down; only administrators read it. */
export const TakeDownBody = z.strictObject({
  why: reason,
});
export type TakeDownBody = z.infer<typeof TakeDownBody>;

/** `status` is the current one of the account. */
export const PostAuthor = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.number().int(),
  /** A Shariah advisor of ours. */
  isScholar: z.boolean(),
});
export type PostAuthor = z.infer<typeof PostAuthor>;

/** A thread as lists have it. Independent of the reader. */
export const ThreadSummary = z.object({
  id: PostId,
  author: PostAuthor,
  title: z.string(),
  topic: CommunityTopicName,
  isQuestion: z.boolean(),
  isPublic: z.boolean(),
  /** The reply that answers it. */
  accepted: PostId.nullable(),
  /** The beginning of its text. */
  excerpt: z.string(),
  createdAt: z.iso.datetime(),
  /** Its last post. */
  lastPost: PostId,
  lastAt: z.iso.datetime(),
  replies: z.number().int(),
  likes: z.number().int(),
});
export type ThreadSummary = z.infer<typeof ThreadSummary>;

/** Independent of the reader: the same message is sent to everyone. */
export const Post = z.object({
  id: PostId,
  author: PostAuthor,
  /** As it was written, in Markdown. */
  text: z.string(),
  /** What the Markdown shows. */
  blocks: z.array(ArticleBlock),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  likes: z.number().int(),
  /** When a scholar gave it as a ruling on the stocks that it names; null for every other post. */
  ruledAt: z.iso.datetime().nullable(),
  /** The post it replies to; null for a thread. */
  replyTo: PostId.nullable(),
  /** The thread of a reply; null for a thread. */
  thread: PostId.nullable(),
  /** How many replies a thread has; 0 for a reply. */
  replies: z.number().int(),
  /** The thread itself, where it is one. */
  head: ThreadSummary.nullable(),
});
export type Post = z.infer<typeof Post>;

/** What a reader has done with a post, and not seen of a thread. */
export const PostMarks = z.object({
  isLiked: z.boolean(),
  isBookmarked: z.boolean(),
  isFollowed: z.boolean(),
  /** Replies that came since the reader was there; null if they never opened it. */
  unread: z.number().int().nullable(),
});
export type PostMarks = z.infer<typeof PostMarks>;
/** The marks of the reader, by the id of the post. */
const MarksByPost = z.record(PostId, PostMarks);

export const threadSorts = ['newest', 'active', 'liked'] as const;
export const threadFilters = ['unread', 'followed', 'bookmarked', 'mine', 'unanswered'] as const;
const Cursor = z
  .string()
  .regex(/^\d{1,18}(:\d{1,18})?$/, 'A cursor is one that a page gave.')
  .meta({ examples: ['42'] });

/** Which threads to list. */
export const ThreadsQuery = z.object({
  sort: z.enum(threadSorts).default('newest'),
  topic: CommunityTopicName.optional(),
  only: z.enum(threadFilters).optional(),
  /** Threads that name this stock, themselves or in a reply. */
  isin: Isin.optional(),
  cursor: Cursor.optional(),
});
export type ThreadsQuery = z.infer<typeof ThreadsQuery>;
export const ThreadsReply = z.object({
  threads: z.array(ThreadSummary),
  marks: MarksByPost,
  /** The cursor of the next page; null at the end. */
  next: Cursor.nullable(),
});
export type ThreadsReply = z.infer<typeof ThreadsReply>;

/** A post with what the reader has done with it. */
export const PostReply = z.object({ post: Post, marks: PostMarks });
export type PostReply = z.infer<typeof PostReply>;

/** The replies of a conversation, oldest first, after a given one. */
export const RepliesQuery = z.object({ after: PostId.optional() });
export const PostsReply = z.object({ posts: z.array(Post), marks: MarksByPost, next: PostId.nullable() });
export type PostsReply = z.infer<typeof PostsReply>;

export const CommunitySearchQuery = z.object({
  q: plainText(100).min(2, 'Two letters at least.'),
  cursor: PostId.optional(),
});
/** A post that was found. */
export const FoundPost = z.object({
  id: PostId,
  thread: PostId.nullable(),
  title: z.string(),
  topic: CommunityTopicName,
  author: PostAuthor,
  /** Around the first word that was found. */
  excerpt: z.string(),
  createdAt: z.iso.datetime(),
});
export type FoundPost = z.infer<typeof FoundPost>;
export const FoundPostsReply = z.object({ found: z.array(FoundPost), next: PostId.nullable() });
export type FoundPostsReply = z.infer<typeof FoundPostsReply>;

/** What a reader does with a post; what is omitted stays. */
export const PostMarksBody = z.strictObject({
  isLiked: z.boolean().optional(),
  isBookmarked: z.boolean().optional(),
  /** Of a thread. */
  isFollowed: z.boolean().optional(),
  /** Of a thread: the last post that was seen. */
  lastRead: PostId.optional(),
});
export type PostMarksBody = z.infer<typeof PostMarksBody>;

/** Which reply answers a question; null for none. */
export const AcceptAnswerBody = z.strictObject({ reply: PostId.nullable() });
export type AcceptAnswerBody = z.infer<typeof AcceptAnswerBody>;

/** Whether a scholar gives a post of theirs as a ruling on the stocks that it names. */
export const RulingBody = z.strictObject({ isRuling: z.boolean() });
export type RulingBody = z.infer<typeof RulingBody>;

export const RulingsQuery = z.object({ isin: Isin });
/** The rulings of scholars on a stock, newest first. */
export const RulingsReply = z.object({ rulings: z.array(Post) });
export type RulingsReply = z.infer<typeof RulingsReply>;

/** A text before one of its edits. */
export const PostEdit = z.object({
  title: z.string().nullable(),
  text: z.string(),
  /** When it was replaced. */
  at: z.iso.datetime(),
});
export type PostEdit = z.infer<typeof PostEdit>;
export const PostEditsReply = z.object({ edits: z.array(PostEdit) });
export type PostEditsReply = z.infer<typeof PostEditsReply>;

export const PostPreviewBody = z.strictObject({ text: z.string().max(postMaxLength * 2) });
export const PostPreviewReply = z.object({ blocks: z.array(ArticleBlock) });
export type PostPreviewReply = z.infer<typeof PostPreviewReply>;

/** The address of an uploaded picture, for the Markdown of a post. */
export const PostPictureReply = z.object({ address: z.string() });
export type PostPictureReply = z.infer<typeof PostPictureReply>;

/** A stock that posts name by its symbol, with its verdict by the standard of the reader. */
export const NamedStock = z.object({
  symbol: z.string(),
  isin: Isin,
  name: z.string(),
  badge: Badge,
  grade: ReviewGrade.nullable(),
});
export type NamedStock = z.infer<typeof NamedStock>;
const maxNamedStocks = 50;
export const NamedStocksQuery = z.object({
  /** Symbols, divided by commas. */
  symbols: z
    .string()
    .max(maxNamedStocks * 22)
    .regex(/^[A-Z\d&-]{1,20}(,[A-Z\d&-]{1,20})*$/, 'Symbols are divided by commas.')
    .transform((text) => text.split(',').slice(0, maxNamedStocks))
    .meta({ examples: ['TCS,INFY'] }),
});
export const NamedStocksReply = z.object({ stocks: z.array(NamedStock) });
export type NamedStocksReply = z.infer<typeof NamedStocksReply>;

export const TopicParams = z.object({ topic: CommunityTopicName });
export const FollowTopicBody = z.strictObject({ isFollowed: z.boolean() });
export const FollowedTopicsReply = z.object({ topics: z.array(CommunityTopicName) });
export type FollowedTopicsReply = z.infer<typeof FollowedTopicsReply>;

/** What people see of the community before they are members. */
export const CommunityDoorReply = z.object({
  /** The most liked threads of which the author lets everyone read the first post. */
  threads: z.array(z.object({ head: ThreadSummary, blocks: z.array(ArticleBlock) })),
  members: z.number().int(),
  posts: z.number().int(),
  /** Whether what is written here is demo content. */
  isDemo: z.boolean(),
});
export type CommunityDoorReply = z.infer<typeof CommunityDoorReply>;

/** How many replies a post has now. */
export const ReplyCount = z.object({ id: PostId, replies: z.number().int() });
export type ReplyCount = z.infer<typeof ReplyCount>;
/** How many members like a post now. */
export const LikeCount = z.object({ id: PostId, likes: z.number().int() });
export type LikeCount = z.infer<typeof LikeCount>;

export const PostDeletedReply = z.object({ success: z.literal(true) });
export type PostDeletedReply = z.infer<typeof PostDeletedReply>;

/** Why staff have to look at a post: the first five are for members, the others are findings of the server. */
export const memberReportReasons = ['advice', 'insult', 'spam', 'private', 'other'] as const;
export const reportReasons = [...memberReportReasons, 'first-post', 'selling-words'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const ReportPostBody = z.strictObject({
  reason: z.enum(memberReportReasons),
  note: plainText(reportNoteMaxLength).optional(),
});
export type ReportPostBody = z.infer<typeof ReportPostBody>;

/** A measure of staff against a member. */
export const Sanction = z.object({
  id: z.uuid(),
  reason: z.string(),
  at: z.iso.datetime(),
  /** Until when the member may not write; null for a warning. */
  until: z.iso.datetime().nullable(),
  appeal: z.string().nullable(),
  appealedAt: z.iso.datetime().nullable(),
  answer: z.string().nullable(),
  liftedAt: z.iso.datetime().nullable(),
});
export type Sanction = z.infer<typeof Sanction>;

/** What a member may do, and measures against them, newest first. */
export const CommunityStandingReply = z.object({
  /** Until when they may not write; null if they may. */
  silencedUntil: z.iso.datetime().nullable(),
  mayLink: z.boolean(),
  /** Whether what is written here is demo content. */
  isDemo: z.boolean(),
  sanctions: z.array(Sanction),
});
export type CommunityStandingReply = z.infer<typeof CommunityStandingReply>;

export const SanctionParams = z.object({ id: z.uuid() });
export const AppealBody = z.strictObject({ text: plainText(appealMaxLength) });

/** A post that staff have to look at. */
export const QueuedPost = z.object({
  post: Post,
  title: z.string(),
  reports: z.array(
    z.object({
      reason: z.enum(reportReasons),
      note: z.string().nullable(),
      /** Null for the server. */
      reporter: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  /** Earlier measures against its author. */
  sanctions: z.array(Sanction),
});
export type QueuedPost = z.infer<typeof QueuedPost>;
export const QueuedAppeal = z.object({ sanction: Sanction, member: PostAuthor });
export type QueuedAppeal = z.infer<typeof QueuedAppeal>;
export const CommunityQueueReply = z.object({
  posts: z.array(QueuedPost),
  appeals: z.array(QueuedAppeal),
  /** Posts that wait, with those that are not in this reply. */
  total: z.number().int(),
});
export type CommunityQueueReply = z.infer<typeof CommunityQueueReply>;

/** A warning, or so many days without writing. */
export const SanctionBody = z.strictObject({
  why: reason,
  days: z.union(sanctionDays.map((days) => z.literal(days))).nullable(),
});
export type SanctionBody = z.infer<typeof SanctionBody>;
export const MemberParams = z.object({ id: z.uuid() });

export const AnswerAppealBody = z.strictObject({ isLifted: z.boolean(), answer: reason });
export type AnswerAppealBody = z.infer<typeof AnswerAppealBody>;
