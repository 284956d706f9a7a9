import { randomUUID } from 'node:crypto';
import type { MatrixRows } from '../MatrixRow';
import { people } from '../MatrixRow';

/** The own profile of every account. */
export const profileRows: MatrixRows = {
  'GET /api/profile': people(200),
  'PUT /api/profile': people(200, { ask: () => ({ payload: { first_name: 'Test' } }) }),
  'PUT /api/profile/dashboard': people(200, {
    ask: () => ({ payload: { order: [], hidden: [], firstStepsClosed: true } }),
  }),
  'GET /api/profile/first-steps': people(200),
  'PUT /api/profile/password': people(409, {
    ask: () => ({ payload: { current: 'a guess', password: 'a long secret of someone' } }),
  }),
  // an upload that is not an image
  'PUT /api/profile/avatar': people(415, { ask: () => ({ payload: { picture: 'none' } }) }),
  'DELETE /api/profile/avatar': people(200),
  'GET /api/profile/avatar/:version': people(200, {
    others: 404,
    ask: async ({ app, userId }) => {
      const version = userId.replaceAll('-', '');
      const webp = Buffer.from('a picture');
      await app.store.pool.query('insert into avatars (user_id, version, webp) values ($1, $2, $3)', [
        userId,
        version,
        webp,
      ]);
      return { params: { version } };
    },
  }),
  'GET /api/profile/providers': people(200),
  'POST /api/profile/providers/proof': people(200),
  // nothing is linked to these accounts
  'PUT /api/profile/providers/:provider': people(404, {
    ask: () => ({ params: { provider: 'google' }, payload: { isAllowed: false, password: 'a guess' } }),
  }),
  'GET /api/profile/second-factor': people(200),
  'POST /api/profile/second-factor/proof': people(200),
  // these callers have no password and no factor; the code is a guess
  'POST /api/profile/second-factor': people(400, { ask: () => ({ payload: { code: '000000' } }) }),
  'POST /api/profile/second-factor/confirm': people(400, { ask: () => ({ payload: { code: '000000' } }) }),
  'POST /api/profile/second-factor/recovery-codes': people(404, {
    ask: () => ({ payload: { code: '000000' } }),
  }),
  'POST /api/profile/second-factor/remove': people(404, { ask: () => ({ payload: { code: '000000' } }) }),
  'GET /api/profile/passkeys': people(200),
  'POST /api/profile/passkeys/options': people(400, { ask: () => ({ payload: { code: '000000' } }) }),
  'POST /api/profile/passkeys': people(400, {
    ask: () => ({
      payload: {
        name: 'made up',
        passkey: {
          id: 'made-up',
          rawId: 'made-up',
          type: 'public-key',
          response: { clientDataJSON: 'e30', attestationObject: 'made-up' },
        },
      },
    }),
  }),
  'PUT /api/profile/passkeys/:id': people(404, {
    ask: () => ({ params: { id: randomUUID() }, payload: { name: 'made up' } }),
  }),
  'POST /api/profile/passkeys/:id/remove': people(404, {
    ask: () => ({ params: { id: randomUUID() }, payload: { code: '000000' } }),
  }),
  'GET /api/profile/erasure': people(200),
  'POST /api/profile/erasure/code': people(200),
  'DELETE /api/profile': people(400, {
    ask: () => ({ payload: { word: 'ERASE', password: 'a guess' } }),
  }),
  'GET /api/consents': people(200),
  'PUT /api/consents/:purpose': people(200, {
    ask: () => ({ params: { purpose: 'community-terms' }, payload: { isGiven: true } }),
  }),
  'GET /api/profile/export': people(200),
  'GET /api/profile/security-events': people(200),
};
