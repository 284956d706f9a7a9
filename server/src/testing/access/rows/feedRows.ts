import type { MatrixRows } from '../MatrixRow';
import { staff } from '../MatrixRow';

const noRun = { id: '00000000-0000-4000-8000-000000000000' };

/** Feeds have no owner. Nothing was fetched here and fetching is off, so staff get that reply. */
export const feedRows: MatrixRows = {
  'GET /api/staff/feeds': staff(200),
  'GET /api/staff/feeds/runs': staff(200),
  'GET /api/staff/feeds/runs/:id': staff(404, { ask: () => ({ params: noRun }) }),
  'GET /api/staff/feeds/runs/:id/refused.csv': staff(404, { ask: () => ({ params: noRun }) }),
  'POST /api/staff/feeds/sources/:key/fetch': staff(409, { ask: () => ({ params: { key: 'nse-list' } }) }),
  'POST /api/staff/feeds/:feed/files': staff(400, {
    ask: () => ({ params: { feed: 'nse-list' }, payload: {} }),
  }),
  'GET /api/staff/feeds/filings': staff(200),
  'GET /api/staff/feeds/filings/list': staff(200),
  'POST /api/staff/feeds/filings/hosts/:host': staff(200, {
    ask: () => ({ params: { host: 'www.bseindia.com' }, payload: { isPaused: false } }),
  }),
  'POST /api/staff/feeds/filings/backfill': staff(409, { ask: () => ({ payload: { since: '2026-01-01' } }) }),
  'POST /api/staff/feeds/filings/backfill/pause': staff(409, {
    ask: () => ({ payload: { isPaused: true } }),
  }),
  'POST /api/staff/feeds/filings/retry': staff(200, { ask: () => ({ payload: { state: 'failed' } }) }),
};
