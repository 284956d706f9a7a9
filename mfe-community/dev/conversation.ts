import type {
  ArticleBlock,
  CommunityDoorReply,
  FoundPostsReply,
  NamedStocksReply,
  Post,
  PostAuthor,
  PostMarks,
  PostReply,
  PostsReply,
  ThreadsReply,
  ThreadSummary,
  User,
} from '@tayyib/shared/contracts';

const minuteMs = 60_000;
const titles = [
  'Is gold in a demat account zakatable?',
  'How I read the segment note of $TCS',
  'زکوٰۃ: ڈیویڈنڈ کو پاک کیسے کیا جاتا ہے؟',
  'The annual report before the verdict',
  `A-very-long-word-${'that-does-not-break-'.repeat(5)}`,
] as const;
const texts = [
  'I hold two sovereign gold bonds, and am not sure whether to count them.',
  'It taught me more than any tip. <b>Look at the segment note of $TCS.</b>',
  'السلام علیکم، کیا کوئی بتا سکتا ہے؟',
  'Read the note on revenue first, then the segments, then other income.',
  `A-very-long-word-${'that-does-not-break-'.repeat(12)}`,
] as const;
const replyTexts = [
  'I had the same question last year.',
  'Count them: @Zoya explained it well.',
  'That helps, thank you.',
];

const member = (number: number, name: string, status: number, isScholar = false): PostAuthor => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  name,
  status,
  isScholar,
});
const authorsWith = (me: User): readonly PostAuthor[] => [
  member(2, 'Bilal Ahmed Siddiqui', 1),
  { ...member(1, `${me.first_name} ${me.last_name}`, me.status), id: me._id },
  member(3, 'Zoya', 0, true),
];

const paragraph = (text: string): ArticleBlock[] => [{ kind: 'paragraph', spans: [{ text }] }];

/** A thread, the younger the smaller its number. */
function head(me: User, age: number): ThreadSummary {
  const authors = authorsWith(me);
  const createdAt = new Date(Date.now() - age ** 3 * minuteMs).toISOString();
  const isQuestion = age % 5 === 0;
  return {
    id: String(1000 - age),
    author: authors[age % authors.length] ?? member(9, 'Nobody', 0),
    title: titles[age % titles.length] ?? titles[0],
    topic: age % 2 === 0 ? 'purification' : 'stocks',
    isQuestion,
    isPublic: age < 3,
    accepted: isQuestion && age % 3 === 0 ? `${1000 - age}2` : null,
    excerpt: texts[age % texts.length] ?? texts[0],
    createdAt,
    lastPost: String(1000 - age),
    lastAt: createdAt,
    replies: age % 3 === 0 ? 3 : 0,
    likes: age % 4,
  };
}

const marks: PostMarks = { isLiked: false, isBookmarked: false, isFollowed: false, unread: null };
const ages = Array.from({ length: 25 }, (_nothing, age) => age);

/** Two pages of sample threads: 20 newer ones, then 5 older ones. */
export function sampleThreads(me: User, cursor: string | null): ThreadsReply {
  const threads = (cursor === null ? ages.slice(0, 20) : ages.slice(20)).map((age) => head(me, age));
  const unread = threads.map(({ id, replies }) => [id, { ...marks, unread: replies > 0 ? 2 : null }]);
  return { threads, marks: Object.fromEntries(unread), next: cursor === null ? '981' : null };
}

/** The thread of that id. */
export function samplePost(me: User, id: string): PostReply {
  const thread = head(me, Math.max(0, 1000 - Number(id)));
  const text = thread.excerpt;
  const { author, createdAt, likes } = thread;
  const post: Post = {
    id: thread.id,
    author,
    text,
    blocks: paragraph(text),
    createdAt,
    editedAt: createdAt,
    ruledAt: null,
    likes,
    replyTo: null,
    thread: null,
    replies: thread.replies,
    head: thread,
  };
  return { post, marks };
}

/** Three sample replies to the thread of that id. */
export function sampleReplies(me: User, thread: string): PostsReply {
  const { post } = samplePost(me, thread);
  const authors = authorsWith(me);
  const posts = replyTexts.map((text, at): Post => ({
    ...post,
    id: `${thread}${at + 1}`,
    author: authors[at % authors.length] ?? post.author,
    text,
    blocks: paragraph(text),
    editedAt: null,
    ruledAt: null,
    thread,
    replies: 0,
    head: null,
    replyTo: at === 2 ? `${thread}2` : thread,
  }));
  return { posts, marks: {}, next: null };
}

/** What a search finds. */
export const sampleFound = (me: User): FoundPostsReply => ({
  found: ages.slice(0, 3).map((age) => ({ ...head(me, age), thread: null })),
  next: null,
});

/** What those see who are no members. */
export const sampleDoor = (me: User): CommunityDoorReply => ({
  threads: ages.slice(0, 3).map((age) => {
    const thread = head(me, age);
    return { head: thread, blocks: paragraph(thread.excerpt) };
  }),
  members: 12,
  posts: 1204,
  isDemo: true,
});

export const sampleStocks: NamedStocksReply = {
  stocks: [
    {
      symbol: 'TCS',
      isin: 'INE467B01029',
      name: 'Tata Consultancy Services Ltd',
      badge: 'compliant',
      grade: null,
    },
  ],
};
