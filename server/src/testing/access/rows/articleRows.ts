import { idIn } from '../idIn';
import { open, staff, teachers, type MatrixRows } from '../MatrixRow';
import type { Subject } from '../subject';

let count = 0;

/** An article with an address of its own: two staff add one each. */
const text = () => ({
  slug: `article-${(count += 1)}`,
  title: 'An article',
  summary: 'In short.',
  authors: ['Sana Staff'],
  body: 'Words.',
});

const anArticle = async ({ bodyOf }: Subject) => ({
  params: { id: idIn(await bodyOf('POST', '/api/staff/articles', text()), 'id') },
});

export const articleRows: MatrixRows = {
  'GET /api/articles': open(200),
  'GET /api/articles/:slug': open(404, { ask: () => ({ params: { slug: 'nobody-wrote-it' } }) }),
  'GET /api/articles/pictures/:version': open(404, { ask: () => ({ params: { version: '0'.repeat(32) } }) }),
  'GET /api/staff/articles': staff(200),
  'POST /api/staff/articles': staff(201, { ask: () => ({ payload: text() }) }),
  'POST /api/staff/articles/preview': staff(200, { ask: () => ({ payload: { body: 'Words.' } }) }),
  'PUT /api/staff/articles/picture': teachers(415, { ask: () => ({ payload: {} }) }),
  'PUT /api/staff/articles/:id': staff(200, {
    ask: async (owner) => ({ ...(await anArticle(owner)), payload: { ...text(), version: 1 } }),
  }),
  'POST /api/staff/articles/:id/publish': staff(200, {
    ask: async (owner) => ({ ...(await anArticle(owner)), payload: { at: null } }),
  }),
  'POST /api/staff/articles/:id/withdraw': staff(200, { ask: anArticle }),
};
