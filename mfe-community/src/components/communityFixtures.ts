import type {
  CommunityStandingReply,
  ConsentsReply,
  Post,
  PostAuthor,
  PostMarks,
  PostReply,
  PostsReply,
  ThreadsReply,
  ThreadSummary,
} from '@tayyib/shared/contracts';

const bilal: PostAuthor = {
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Bilal Khan',
  status: 1,
  isScholar: false,
};
const zoya: PostAuthor = {
  id: '00000000-0000-4000-8000-000000000003',
  name: 'Zoya Ali',
  status: 0,
  isScholar: true,
};

export const noMarks: PostMarks = { isLiked: false, isBookmarked: false, isFollowed: false, unread: null };

/** A thread of that title by Bilal. */
export const aThread = (id: number, title: string, facts: Partial<ThreadSummary> = {}): ThreadSummary => ({
  id: String(id),
  author: bilal,
  title,
  topic: 'stocks',
  isQuestion: false,
  isPublic: false,
  accepted: null,
  excerpt: `The text of ${title}`,
  createdAt: new Date().toISOString(),
  lastPost: String(id),
  lastAt: new Date().toISOString(),
  replies: 0,
  likes: 0,
  ...facts,
});

/** A reply of Zoya to thread 5. */
export const aReply = (id: number, text: string, facts: Partial<Post> = {}): Post => ({
  id: String(id),
  author: zoya,
  text,
  blocks: [{ kind: 'paragraph', spans: [{ text }] }],
  createdAt: new Date().toISOString(),
  editedAt: null,
  likes: 0,
  ruledAt: null,
  replyTo: '5',
  thread: '5',
  replies: 0,
  head: null,
  ...facts,
});

/** The first post of a thread. */
export const firstPostOf = (head: ThreadSummary, text: string): Post => ({
  ...aReply(Number(head.id), text),
  author: head.author,
  likes: head.likes,
  replyTo: null,
  thread: null,
  replies: head.replies,
  head,
});

export const threadsReply = (threads: ThreadSummary[], next: string | null = null): ThreadsReply => ({
  threads,
  marks: Object.fromEntries(threads.map(({ id }) => [id, noMarks])),
  next,
});
export const repliesReply = (posts: Post[], next: string | null = null): PostsReply => ({
  posts,
  marks: {},
  next,
});
export const postReply = (post: Post, marks: Partial<PostMarks> = {}): PostReply => ({
  post,
  marks: { ...noMarks, ...marks },
});

export const standing: CommunityStandingReply = {
  silencedUntil: null,
  mayLink: true,
  isDemo: false,
  sanctions: [],
};

/** The server's reply about the terms, for a member who has agreed or not. */
export const consents = (isGiven: boolean): ConsentsReply => ({
  consents: [{ purpose: 'community-terms', isGiven, at: null }],
  history: [],
  disclaimer: { isGiven: true, at: null },
  purificationLedger: { isGiven: false, at: null },
});
