import type { ArticlePreview, StaffArticle, StaffArticlesReply } from '@tayyib/shared/contracts';

const draft: StaffArticle = {
  id: '5c1f6d0e-6a5b-4f0f-9a3e-0d6c3a4b5c6d',
  slug: 'what-a-segment-is',
  title: 'What a segment is',
  summary: 'Why one word in the accounts can decide a verdict.',
  authors: ['Sana Staff'],
  body: '## Segments\n\nA company divides its revenue.',
  state: 'draft',
  publishedAt: null,
  updatedAt: '2026-11-24T05:00:00.000Z',
  version: 2,
  isShipped: false,
};

const published: StaffArticle = {
  ...draft,
  id: '6d1f6d0e-6a5b-4f0f-9a3e-0d6c3a4b5c6d',
  slug: 'zakat-on-shares',
  title: 'Zakat on shares',
  state: 'published',
  publishedAt: '2026-11-20T05:00:00.000Z',
  isShipped: true,
};

/** What the desk for articles shows in the standalone scenarios. */
export const sampleArticles: StaffArticlesReply = { articles: [draft, published] };

export const sampleArticlePreview: ArticlePreview = {
  blocks: [
    { kind: 'heading', level: 2, id: 'segments', spans: [{ text: 'Segments' }] },
    { kind: 'paragraph', spans: [{ text: 'A company divides its revenue.' }] },
  ],
  minutes: 1,
};
