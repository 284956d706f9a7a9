import { idIn } from '../idIn';
import type { MatrixRows } from '../MatrixRow';
import { people } from '../MatrixRow';
import type { Subject } from '../subject';

/** Reliance Industries, which is in the sample. */
const isin = 'INE002A01018';

const watchlistOf = async ({ bodyOf }: Subject) =>
  idIn(await bodyOf('POST', '/api/addwatchlistcat', { title: 'Energy', status: 1 }), 'data._id');
const one = async (owner: Subject) => ({ params: { id: await watchlistOf(owner), isin } });

export const watchlistRows: MatrixRows = {
  'GET /api/watchlistcat': people(200),
  'POST /api/addwatchlistcat': people(201, { ask: () => ({ payload: { title: 'Energy', status: 1 } }) }),
  'GET /api/watchlistcat/:id': people(200, { others: 404, ask: one }),
  'PATCH /api/watchlistcat/:id': people(200, {
    others: 404,
    ask: async (owner) => ({ ...(await one(owner)), payload: { title: 'Oil' } }),
  }),
  'DELETE /api/watchlistcat/:id': people(200, { others: 404, ask: one }),
  'GET /api/watchlists/:stockId': people(200, { ask: () => ({ params: { stockId: isin } }) }),
  'POST /api/addmultiplewatchlist': people(200, {
    others: 404,
    ask: async (owner) => ({
      payload: { watchlist_cat_id: [await watchlistOf(owner)], stock_symbol: isin, status: 1 },
    }),
  }),
  'PUT /api/watchlistcat/:id/stocks/:isin': people(200, { others: 404, ask: one }),
  'DELETE /api/watchlistcat/:id/stocks/:isin': people(200, {
    others: 404,
    ask: async (owner) => {
      const asked = await one(owner);
      await owner.bodyOf('PUT', `/api/watchlistcat/${asked.params.id}/stocks/${isin}`);
      return asked;
    },
  }),
};
