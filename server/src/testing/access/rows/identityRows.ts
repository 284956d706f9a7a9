import type { MatrixRows } from '../MatrixRow';
import { open, people } from '../MatrixRow';
import type { Subject } from '../subject';

const email = ({ email }: Subject) => ({ payload: { email } });
const token = () => ({ payload: { token: 'made-up', password: 'a long secret of nobody' } });

/** Without a signature. */
const madeUpPasskey = {
  id: 'made-up',
  rawId: 'made-up',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'made-up', signature: 'made-up' },
};

/** Sign-in methods. Without a proof the reply is the same for every caller. */
export const identityRows: MatrixRows = {
  'GET /api/identity/ways': open(200),
  'GET /api/dev/outbox': open(404),
  'POST /api/add/user': open(201, {
    ask: ({ userId }) => ({
      payload: {
        email: `new-${userId}@tayyib.example`,
        first_name: 'New',
        last_name: '',
        password: 'a long secret of someone',
      },
    }),
  }),
  'POST /api/login': open(401, {
    ask: ({ email }) => ({ payload: { email, password: 'a guess', deviceType: 0 } }),
  }),
  'POST /api/identity/verification': open(200, { ask: email }),
  'POST /api/identity/verification/use': open(400, {
    ask: ({ email }) => ({ payload: { email, code: '000000' } }),
  }),
  'POST /api/userstatus': people(200, { ask: () => ({ payload: { userstatus: true } }) }),
  'GET /api/usercheck': open(200, { ask: ({ email: q }) => ({ query: `q=${q}` }) }),
  'POST /api/identity/password/forgot': open(200, { ask: email }),
  'POST /api/identity/password/reset': open(400, { ask: token }),
  'POST /api/identity/email/code': open(200, { ask: email }),
  'POST /api/identity/email/code/use': open(400, {
    ask: ({ email }) => ({ payload: { email, code: '000000' } }),
  }),
  'POST /api/identity/phone/code': open(200, { ask: () => ({ payload: { phone: somePhone() } }) }),
  'POST /api/identity/phone/code/use': open(400, {
    ask: () => ({ payload: { phone: somePhone(), code: '000000' } }),
  }),
  // these callers have no password; the code is a guess
  'POST /api/identity/phone': people(400, {
    ask: () => ({ payload: { phone: somePhone(), mailCode: '000000' } }),
  }),
  'POST /api/identity/phone/proof': people(200),
  'POST /api/identity/phone/use': people(400, {
    ask: () => ({ payload: { phone: somePhone(), code: '000000' } }),
  }),
  'DELETE /api/identity/phone': people(400, { ask: () => ({ payload: { code: '000000' } }) }),
  'POST /api/identity/link': open(200, { ask: email }),
  'POST /api/identity/link/look': open(400, { ask: token }),
  'POST /api/identity/link/use': open(400, { ask: token }),
  // nobody here did a first step
  'GET /api/identity/second-step/methods': open(200),
  'POST /api/identity/second-step/passkey/options': open(401),
  'POST /api/identity/second-step/passkey': open(401, {
    ask: () => ({ payload: { passkey: madeUpPasskey } }),
  }),
  'POST /api/identity/passkey/options': open(200),
  'POST /api/identity/passkey/use': open(400, { ask: () => ({ payload: { passkey: madeUpPasskey } }) }),
  'POST /api/identity/second-step': open(401, { ask: () => ({ payload: { code: '000000' } }) }),
  // no provider is configured here, so the status is the same for everyone
  'GET /api/oauth/:provider/start': open(404, { ask: () => ({ params: { provider: 'google' } }) }),
  'GET /api/oauth/:provider/callback': open(404, { ask: () => ({ params: { provider: 'google' } }) }),
  'POST /api/oauth/:provider/callback': open(404, {
    ask: () => ({ params: { provider: 'apple' }, payload: { state: 'made up' } }),
  }),
};

let phones = 0;
const somePhone = () => `+9198${String((phones += 1)).padStart(8, '0')}`;
