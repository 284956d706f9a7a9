import type { MatrixRows } from '../MatrixRow';
import { open, people, premium, staff } from '../MatrixRow';

/** Reliance Industries, which is in the sample. */
const isin = 'INE002A01018';
const stock = () => ({ params: { id: isin, isin } });

/** Routes without an owner: health, pages, stocks, background jobs. */
export const generalRows: MatrixRows = {
  'GET /api/health': open(200),
  'GET /api/ready': open(200),
  'POST /api/csp-reports': open(204, {
    ask: () => ({
      payload: { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline' } },
    }),
  }),
  'GET /api/docs': open(200),
  'GET /api/docs/json': open(200),
  'GET /api/docs/asyncapi.json': open(200),
  'GET /api/docs/yaml': open(200),
  'GET /api/docs/static/index.html': open(302),
  'GET /api/docs/static/swagger-initializer.js': open(200),
  'GET /api/docs/static/*': open(200, { ask: () => ({ params: { '*': 'logo.svg' } }) }),
  'GET /*': open(404, { ask: () => ({ params: { '*': 'none.js' } }) }),
  'GET /api/metals': open(200),
  'GET /api/data-ages': open(200),
  'GET /api/search': people(200, { ask: () => ({ query: 'q=rel' }) }),
  'GET /api/stocks': people(200),
  'GET /api/stocks/:id': people(200, { ask: stock }),
  'GET /api/stocks/:isin/verdicts': premium(200, { ask: stock }),
  'GET /api/stocks/:isin/receipt': people(200, { ask: stock }),
  'GET /api/staff/jobs': staff(200),
  'POST /api/staff/jobs/:name/run': staff(200, { ask: () => ({ params: { name: 'dead sessions' } }) }),
};
