import { idIn } from '../idIn';
import type { MatrixRows } from '../MatrixRow';
import { open, people } from '../MatrixRow';
import type { Subject } from '../subject';

const self = ({ userId }: Subject) => ({ params: { userId } });

export const sessionRows: MatrixRows = {
  'GET /api/session': open(200),
  'POST /api/logout': open(200),
  'GET /api/sessions': people(200),
  'DELETE /api/sessions': people(200),
  'DELETE /api/sessions/:id': people(200, {
    others: 404,
    ask: async ({ app, userId }) => {
      const { rows } = await app.store.pool.query('select id from sessions where user_id = $1', [userId]);
      return { params: { id: idIn(rows[0], 'id') } };
    },
  }),
  'GET /api/getdeviceID': people(200),
  'GET /api/userAuth/:userId': people(200, { others: 404, ask: self }),
  'GET /api/UserGeneratetoken/:userId': people(200, { others: 404, ask: self }),
  'GET /api/usercachecheck/:userId': people(200, { others: 404, ask: self }),
};
