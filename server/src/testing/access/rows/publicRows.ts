import type { MatrixRows } from '../MatrixRow';
import { open } from '../MatrixRow';

const ofStock = { ask: () => ({ params: { id: 'RELIANCE' } }) };

/** What everyone sees of stocks. */
export const publicRows: MatrixRows = {
  'GET /api/public/home': open(200),
  'GET /api/public/stocks': open(200),
  'GET /api/public/stocks/:id': open(200, ofStock),
  'GET /api/public/lists/:kind/:id/:page': open(200, {
    ask: () => ({ params: { kind: 'letter', id: 'r', page: '1' } }),
  }),
  'GET /api/public/search': open(200, { ask: () => ({ query: 'q=reliance' }) }),
  'GET /api/public/cards/stocks/:id': open(200, ofStock),
  'GET /api/public/cards/screens/:id': open(200, { ask: () => ({ params: { id: 'wide-headroom' } }) }),
  'GET /api/public/cards/lists/:kind/:id': open(200, {
    ask: () => ({ params: { kind: 'letter', id: 'r' } }),
  }),
};
