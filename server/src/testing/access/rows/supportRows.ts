import { idIn } from '../idIn';
import type { MatrixRows } from '../MatrixRow';
import { people, staff } from '../MatrixRow';
import type { Subject } from '../subject';

const aText = { topic: 'other', text: 'A question.' };
const aRequest = async ({ bodyOf }: Subject) => ({
  params: { id: idIn(await bodyOf('POST', '/api/support/requests', aText), 'id') },
});

export const supportRows: MatrixRows = {
  'GET /api/support/requests': people(200),
  'POST /api/support/requests': people(201, { ask: () => ({ payload: aText }) }),
  'POST /api/support/requests/:id/messages': people(200, {
    others: 404,
    ask: async (owner) => ({ ...(await aRequest(owner)), payload: { text: 'And another.' } }),
  }),
  'POST /api/support/requests/:id/close': people(200, { others: 404, ask: aRequest }),
  'GET /api/staff/support': staff(200),
  'POST /api/staff/support/:id/answer': staff(200, {
    ask: async (owner) => ({ ...(await aRequest(owner)), payload: { text: 'An answer.', isClosing: false } }),
  }),
  'POST /api/staff/support/:id/close': staff(200, { ask: aRequest }),
  'GET /api/staff/help-votes': staff(200),
  'GET /api/help/votes': people(200),
  'PUT /api/help/votes/:article': people(200, {
    ask: () => ({ params: { article: 'purify' }, payload: { isHelpful: true } }),
  }),
};
