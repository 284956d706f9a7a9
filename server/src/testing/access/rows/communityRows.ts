import { agreeToCommunityTerms } from '../../../features/platform/consents/consentFixtures';
import { idIn } from '../idIn';
import type { MatrixRows } from '../MatrixRow';
import { premium } from '../MatrixRow';

export const communityRows: MatrixRows = {
  'GET /api/community/posts': premium(200),
  'POST /api/community/posts': premium(201, {
    ask: async (owner) => {
      await agreeToCommunityTerms(owner.app, owner.userId);
      return { payload: { text: 'Salaam' } };
    },
  }),
  'DELETE /api/community/posts/:id': premium(200, {
    others: 404,
    ask: async ({ app, userId, bodyOf }) => {
      await agreeToCommunityTerms(app, userId);
      return { params: { id: idIn(await bodyOf('POST', '/api/community/posts', { text: 'Salaam' }), 'id') } };
    },
  }),
};
