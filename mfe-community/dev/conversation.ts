import type { Post, PostsReply, User } from '@tayyib/shared/contracts';

const minuteMs = 60_000;
const texts = [
  'Is gold held in a demat account zakatable?\n\nI hold two sovereign gold bonds and am not sure whether to count them.',
  'Yes, by its value on the day your year ends. Keep the rate of that day with your papers.',
  'السلام علیکم، کیا کوئی بتا سکتا ہے کہ ڈیویڈنڈ کو پاک کیسے کیا جاتا ہے؟',
  'Reading the annual report before the verdict taught me more than any tip. <b>Look at the segment note.</b>',
  `A-very-long-word-${'that-does-not-break-'.repeat(12)}`,
];

const replyTexts = [
  'I asked the same last year.',
  'Count them: @Zoya explained it well.',
  'That helps, thank you.',
];

/** Two pages of sample posts: 20 newer ones, then 5 older ones. */
export function conversation(me: User, before: string | null): PostsReply {
  const authors = [
    { id: me._id, name: `${me.first_name} ${me.last_name}`, status: me.status },
    { id: '00000000-0000-4000-8000-000000000002', name: 'Bilal Ahmed Siddiqui', status: 1 },
    { id: '00000000-0000-4000-8000-000000000003', name: 'Zoya', status: 0 },
  ];
  const post = (age: number): Post => ({
    id: String(1000 - age),
    author: authors[age % authors.length] ?? { id: me._id, name: me.first_name, status: me.status },
    text: texts[age % texts.length] ?? '',
    createdAt: new Date(Date.now() - age ** 3 * minuteMs).toISOString(),
    replyTo: null,
    thread: null,
    replies: age % 3 === 0 ? 3 : 0,
  });
  const ages = Array.from({ length: 25 }, (_nothing, age) => age);
  return before === null
    ? { posts: ages.slice(0, 20).map(post), next: '981' }
    : { posts: ages.slice(20).map(post), next: null };
}

/** Three sample replies to the post of that id. */
export function sampleReplies(me: User, thread: string): PostsReply {
  const { posts } = conversation(me, null);
  const reply = (post: Post, at: number): Post => ({
    ...post,
    id: `${thread}${at + 1}`,
    thread,
    replies: 0,
    text: replyTexts[at] ?? '',
    replyTo: at === 2 ? `${thread}2` : thread,
  });
  return { posts: posts.slice(0, 3).map(reply), next: null };
}
