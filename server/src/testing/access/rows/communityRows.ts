import { agreeToCommunityTerms } from '../../../features/accounts/consents/consentFixtures';
import { idIn } from '../idIn';
import type { MatrixRows } from '../MatrixRow';
import type { Subject } from '../subject';
import { advisors, people, premium, staff } from '../MatrixRow';

/** A post of a member who has agreed to the terms. */
const aPost = async ({ app, userId, bodyOf }: Subject) => {
  await agreeToCommunityTerms(app, userId);
  return { params: { id: idIn(await bodyOf('POST', '/api/community/posts', { text: 'Salaam' }), 'id') } };
};

const anAccount = async ({ userId }: Subject) => ({ params: { id: userId } });
const noSanction = () => ({ params: { id: '00000000-0000-4000-8000-000000000000' } });

export const communityRows: MatrixRows = {
  'GET /api/community/posts': premium(200),
  'POST /api/community/posts': premium(201, {
    ask: async (owner) => {
      await agreeToCommunityTerms(owner.app, owner.userId);
      return { payload: { text: 'Salaam' } };
    },
  }),
  'GET /api/community/posts/:id': premium(200, { others: 200, ask: aPost }),
  'GET /api/community/posts/:id/replies': premium(200, { others: 200, ask: aPost }),
  'GET /api/community/posts/:id/edits': premium(200, { others: 200, ask: aPost }),
  // a stranger has not agreed to the terms, and is refused before the post is looked for
  'PUT /api/community/posts/:id': premium(200, {
    others: 403,
    ask: async (owner) => ({ ...(await aPost(owner)), payload: { text: 'Salaam again' } }),
  }),
  'PUT /api/community/posts/:id/answer': premium(200, {
    others: 404,
    ask: async (owner) => {
      await agreeToCommunityTerms(owner.app, owner.userId);
      const question = { text: 'Why?', isQuestion: true };
      const id = idIn(await owner.bodyOf('POST', '/api/community/posts', question), 'id');
      return { params: { id }, payload: { reply: null } };
    },
  }),
  // it names no stock
  'PUT /api/community/posts/:id/ruling': advisors(409, {
    ask: async (owner) => ({ ...(await aPost(owner)), payload: { isRuling: true } }),
  }),
  'GET /api/community/rulings': premium(200, { ask: () => ({ query: 'isin=INE002A01018' }) }),
  'PUT /api/community/posts/:id/marks': premium(200, {
    others: 200,
    ask: async (owner) => ({ ...(await aPost(owner)), payload: { isBookmarked: true } }),
  }),
  // nobody reports what they wrote
  'POST /api/community/posts/:id/report': premium(409, {
    ask: async (owner) => ({ ...(await aPost(owner)), payload: { reason: 'spam' } }),
  }),
  'DELETE /api/community/posts/:id': premium(200, { others: 404, ask: aPost }),
  'GET /api/community/search': premium(200, { ask: () => ({ query: 'q=zakat' }) }),
  'GET /api/community/stocks': premium(200, { ask: () => ({ query: 'symbols=TCS' }) }),
  'GET /api/community/topics': premium(200),
  'PUT /api/community/topics/:topic': premium(200, {
    ask: () => ({ params: { topic: 'funds' }, payload: { isFollowed: true } }),
  }),
  'POST /api/community/preview': premium(200, { ask: () => ({ payload: { text: 'Salaam' } }) }),
  // no picture: a caller who may upload is refused for that
  'PUT /api/community/picture': premium(415, { ask: () => ({ payload: {} }) }),
  'GET /api/community/pictures/:version': premium(404, {
    ask: () => ({ params: { version: '0'.repeat(32) } }),
  }),
  'GET /api/community/standing': premium(200),
  'POST /api/community/sanctions/:id/appeal': premium(404, {
    ask: () => ({ ...noSanction(), payload: { text: 'It was a joke.' } }),
  }),
  'GET /api/community/door': people(200),
  'GET /api/staff/community/queue': staff(200),
  'POST /api/staff/community/posts/:id/keep': staff(200, { ask: aPost }),
  'POST /api/staff/community/posts/:id/take-down': staff(200, {
    ask: async (owner) => ({ ...(await aPost(owner)), payload: { why: 'as a test' } }),
  }),
  // nobody with a role is sanctioned
  'POST /api/staff/community/members/:id/sanctions': staff(409, {
    ask: async (owner) => ({ ...(await anAccount(owner)), payload: { why: 'as a test', days: 1 } }),
  }),
  'POST /api/staff/community/sanctions/:id/answer': staff(404, {
    ask: () => ({ ...noSanction(), payload: { isLifted: true, answer: 'as a test' } }),
  }),
};
