import type { MatrixRows } from '../MatrixRow';
import { people } from '../MatrixRow';

const entry = {
  key: 'typed:1',
  kind: 'buy',
  isin: 'INE002A01018',
  day: '2023-04-03',
  quantity: 10,
  amountPaise: 2_345_050,
  chargesPaise: 0,
  source: 'typed',
};

/** The own portfolio of every account. */
export const portfolioRows: MatrixRows = {
  'GET /api/portfolio': people(200),
  // these callers have not agreed to storing one
  'POST /api/portfolio/entries': people(403, { ask: () => ({ payload: { entries: [entry] } }) }),
  'POST /api/portfolio/entries/remove': people(200, { ask: () => ({ payload: { keys: [entry.key] } }) }),
  'DELETE /api/portfolio': people(200),
  'POST /api/portfolio/facts': people(200, { ask: () => ({ payload: { isins: [entry.isin] } }) }),
};
