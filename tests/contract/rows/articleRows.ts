import {
  Article,
  ArticlePictureReply,
  ArticlePreview,
  ArticlesReply,
  StaffArticle,
  StaffArticlesReply,
} from '@tayyib/shared/contracts';
import type { z } from 'zod';
import { articlesApi as deskApi } from '../../../mfe-staff/src/api/articlesApi';
import { articlesApi } from '../../../shell/src/pages/blog/articlesApi';
import type { Row } from './Row';

const blog = articlesApi.endpoints;
const desk = deskApi.endpoints;

const text = {
  slug: 'a-contract',
  title: 'A contract',
  summary: 'What both sides say.',
  authors: ['Sana Staff'],
  body: '## Both sides\n\nSay the same.',
};
/** A picture of one pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const staff = (route: string, reply: z.ZodType, ask: Row['ask']): Row => ({ as: 'sana', route, reply, ask });

/** The requests of the blog and of its desk, in an order in which they work. */
export const articleRows: Readonly<Record<string, Row>> = {
  addArticle: {
    ...staff('POST /api/staff/articles', StaffArticle, (send) => send(desk.addArticle.initiate(text))),
    learn: (body) => ({ article: StaffArticle.parse(body).id }),
  },
  changeArticle: staff('PUT /api/staff/articles/:id', StaffArticle, (send, { article }) =>
    send(desk.changeArticle.initiate({ id: article, change: { ...text, version: 1 } })),
  ),
  getStaffArticles: staff('GET /api/staff/articles', StaffArticlesReply, (send) =>
    send(desk.getStaffArticles.initiate()),
  ),
  previewArticle: staff('POST /api/staff/articles/preview', ArticlePreview, (send) =>
    send(desk.previewArticle.initiate(text.body)),
  ),
  uploadArticlePicture: staff('PUT /api/staff/articles/picture', ArticlePictureReply, (send) =>
    send(desk.uploadArticlePicture.initiate(new File([png], 'a.png', { type: 'image/png' }))),
  ),
  publishArticle: staff('POST /api/staff/articles/:id/publish', StaffArticle, (send, { article }) =>
    send(desk.publishArticle.initiate({ id: article, at: null })),
  ),
  getArticles: {
    as: 'ann',
    route: 'GET /api/articles',
    reply: ArticlesReply,
    ask: (send) => send(blog.getArticles.initiate()),
  },
  getArticle: {
    as: 'ann',
    route: 'GET /api/articles/:slug',
    reply: Article,
    ask: (send) => send(blog.getArticle.initiate(text.slug)),
  },
  withdrawArticle: staff('POST /api/staff/articles/:id/withdraw', StaffArticle, (send, { article }) =>
    send(desk.withdrawArticle.initiate(article)),
  ),
};
