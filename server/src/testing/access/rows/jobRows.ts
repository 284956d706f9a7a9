import type { MatrixRows } from '../MatrixRow';
import { staff } from '../MatrixRow';

/** Background jobs have no owner. */
export const jobRows: MatrixRows = {
  'GET /api/staff/jobs': staff(200),
  'POST /api/staff/jobs/:name/run': staff(200, { ask: () => ({ params: { name: 'dead sessions' } }) }),
};
