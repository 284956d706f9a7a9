import type { MatrixRows } from '../MatrixRow';
import { open, people, premium } from '../MatrixRow';

/** Reliance Industries, which is in the sample. */
const ask = () => ({ params: { id: 'INE002A01018' } });

/** Figures have no owner; the detailed overview needs a plan that includes it. */
export const numberRows: MatrixRows = {
  'GET /api/stocks/:id/fundamentals': premium(200, { ask }),
  'GET /api/stocks/:id/shareholding': premium(200, { ask }),
  'GET /api/stocks/:id/technicals': premium(200, { ask }),
  'GET /api/stocks/:id/swot': premium(200, { ask }),
  'GET /api/stocks/:id/projection': premium(200, { ask }),
  'GET /api/stocks/:id/peers': premium(200, { ask }),
  'GET /api/stocks/:id/similar': people(200, { ask }),
  'GET /api/stocks/:id/prices': people(200, { ask }),
  'GET /api/stocks/:id/corporate-actions': people(200, { ask }),
  'GET /api/stocks/:id/filings': people(200, { ask }),
  'GET /api/industries': people(200),
  'GET /api/industries/:id': people(200, { ask: () => ({ params: { id: 'sector~energy' } }) }),
  'GET /api/indices': people(200),
  'GET /api/indices/:id': people(404, { ask: () => ({ params: { id: 'noindex' } }) }),
  'GET /api/indices/:id/members': premium(404, { ask: () => ({ params: { id: 'noindex' } }) }),
  'GET /api/funds': people(200),
  'GET /api/funds/:id': people(404, { ask: () => ({ params: { id: '0' } }) }),
  'GET /api/funds/:id/portfolios': people(404, { ask: () => ({ params: { id: '0' } }) }),
  'GET /api/ipos': people(200),
  'GET /api/ipos/:id': people(404, { ask: () => ({ params: { id: 'noissue' } }) }),
  'GET /api/dashboard': people(200),
  'GET /api/status': open(200),
  'GET /api/metals/:metal': open(200, { ask: () => ({ params: { metal: 'gold' } }) }),
};
