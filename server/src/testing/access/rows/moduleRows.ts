import type { MatrixRows } from '../MatrixRow';
import { open, staff } from '../MatrixRow';
import { nobodysId } from '../idIn';

/** No module has this id, so a permitted request ends in 404. */
const none = (payload?: object) => ({
  ask: () => ({ params: { id: 'none' }, ...(payload && { payload }) }),
});
const why = 'For the matrix';
const everybody = { plans: [], roles: [], users: [] };
const outcome = { module: 'none', version: '1.0.0', outcome: 'ready', loadMs: 10 };

/** The module registry: what pages request and report, and what staff change. */
export const moduleRows: MatrixRows = {
  'GET /modules/*': open(404, { ask: () => ({ params: { '*': 'none/1.0.0/remoteEntry.js' } }) }),
  'GET /api/modules': open(200),
  'POST /api/modules/outcomes': open(204, { ask: () => ({ payload: { outcomes: [outcome] } }) }),
  'GET /api/staff/modules': staff(200),
  'GET /api/staff/modules/:id/history': staff(200, none()),
  'GET /api/staff/modules/:id/series': staff(200, none()),
  'PUT /api/staff/modules/:id/enabled': staff(404, none({ enabled: false, why })),
  'PUT /api/staff/modules/:id/audience': staff(404, none({ audience: everybody, why })),
  'PUT /api/staff/modules/:id/stable': staff(404, none({ version: '1.0.0', why })),
  'PUT /api/staff/modules/:id/canary': staff(
    404,
    none({ version: '1.0.0', percent: 5, audience: everybody, why }),
  ),
  'POST /api/staff/modules/:id/canary/end': staff(404, none({ why })),
  'POST /api/staff/modules/:id/rollback': staff(404, none({ why })),
  'POST /api/staff/modules/:id/replace': staff(404, none({ version: '1.0.0', why })),
  'POST /api/staff/modules/:id/retire': staff(404, none({ why })),
  'PUT /api/staff/modules/:id/owners': staff(404, none({ owners: ['sana@tayyib.example'], why })),
  'GET /api/staff/modules/:id/tokens': staff(404, none()),
  'POST /api/staff/modules/:id/tokens': staff(404, none({ name: 'CI', days: 1 })),
  'DELETE /api/staff/modules/:id/tokens/:token': staff(404, {
    ask: () => ({ params: { id: 'none', token: nobodysId } }),
  }),
  // no session opens it, only a token of the module
  'POST /api/modules/:id/releases': open(401, none()),
  // a body that is not an archive
  'POST /api/staff/modules/:id/releases': staff(422, none()),
  'POST /api/modules/override': open(404, { ask: () => ({ payload: { token: 'none' } }) }),
  'DELETE /api/modules/override': open(200),
  'GET /api/staff/module-overrides': staff(200),
  'POST /api/staff/module-overrides': staff(404, {
    ask: () => ({ payload: { modules: [{ id: 'none', version: '1.0.0' }], hours: 1, why } }),
  }),
  'DELETE /api/staff/module-overrides/:id': staff(404, { ask: () => ({ params: { id: nobodysId } }) }),
  'POST /api/modules/support-codes': open(404, {
    ask: () => ({ payload: { modules: [{ id: 'none', version: '1.0.0' }] } }),
  }),
  'GET /api/staff/module-support-codes/:code': staff(404, { ask: () => ({ params: { code: 'NONE' } }) }),
  'POST /api/staff/module-support-codes/:code/replay': staff(404, {
    ask: () => ({ params: { code: 'NONE' }, payload: { hours: 1, why } }),
  }),
};
