import { agreeToCommunityTerms } from '../../../features/accounts/consents/consentFixtures';
import { idIn } from '../idIn';
import type { MatrixRows } from '../MatrixRow';
import type { Subject } from '../subject';
import { premium, staff } from '../MatrixRow';

/** A post of a member who has agreed to the terms. */
const aPost = async ({ app, userId, bodyOf }: Subject) => {
  await agreeToCommunityTerms(app, userId);
  return { params: { id: idIn(await bodyOf('POST', '/api/community/posts', { text: 'Salaam' }), 'id') } };
};

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
  'DELETE /api/community/posts/:id': premium(200, { others: 404, ask: aPost }),
  'POST /api/staff/community/posts/:id/take-down': staff(200, {
    ask: async (owner) => ({ ...(await aPost(owner)), payload: { why: 'as a test' } }),
  }),
};
