import type { Article, PageData } from '@tayyib/shared/contracts';

const article: Article = {
  slug: 'zakat-on-shares',
  title: 'Zakat on shares',
  summary: 'Four published answers.',
  authors: ['Tayyib'],
  publishedAt: '2026-11-28T20:00:00.000Z',
  changedAt: null,
  minutes: 3,
  blocks: [
    { kind: 'heading', level: 2, id: 'one', spans: [{ text: 'One' }] },
    { kind: 'paragraph', spans: [{ text: 'See ' }, { text: 'NZF', href: 'https://nzf.example/' }] },
    { kind: 'bars', title: 'Debt', bars: [{ label: 'Reliance', percent: 17.19, limit: 25 }] },
    { kind: 'heading', level: 2, id: 'two', spans: [{ text: 'Two' }] },
    { kind: 'heading', level: 2, id: 'three', spans: [{ text: 'Three' }] },
  ],
  next: [],
};

/** What the pages of the blog are rendered with in tests, by their path. */
export const blogExamples: Readonly<Record<string, PageData>> = {
  '/blog': { of: 'articles', reply: { articles: [article] } },
  '/blog/zakat-on-shares': { of: 'article', id: article.slug, reply: article },
};
