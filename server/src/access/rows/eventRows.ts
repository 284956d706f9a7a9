import type { MatrixRows } from '../MatrixRow';
import { people } from '../MatrixRow';

let names = 0;

/** What browsers say over the socket. A visitor has no connection to say it on. */
export const eventRows: MatrixRows = {
  'register-new-user': people(200, { ask: () => ({ payload: { username: `Caller ${(names += 1)}` } }) }),
  'unregister-user': people(200),
};
