import type { MatrixRows } from '../MatrixRow';
import { admins } from '../MatrixRow';
import type { Subject } from '../subject';
import { createSubject } from '../subject';

const why = 'so says the test';

/** Another user's account: nobody changes their own here. */
const someone =
  (payload?: object, params: Record<string, string> = {}) =>
  async ({ app }: Subject) => {
    const { userId } = await createSubject(app, 'free');
    return { params: { userId, ...params }, ...(payload && { payload }) };
  };

/** What administrators see and change of accounts. */
export const peopleRows: MatrixRows = {
  'GET /api/admin/people': admins(200, { ask: () => ({ query: 'q=tayyib' }) }),
  'GET /api/admin/people/:userId': admins(200, { ask: someone() }),
  'PUT /api/admin/people/:userId/roles/:role': admins(200, {
    ask: someone({ isGranted: true, why }, { role: 'advisor' }),
  }),
  'PUT /api/admin/people/:userId/status': admins(200, { ask: someone({ status: 4, why }) }),
  'PUT /api/admin/people/:userId/plan': admins(200, { ask: someone({ plan: 'premium', why }) }),
};
