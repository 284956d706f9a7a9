import { idIn } from '../idIn';
import type { MatrixRows } from '../MatrixRow';
import { open, people } from '../MatrixRow';
import type { Subject } from '../subject';

/** Reliance Industries, which is in the sample. */
const isin = 'INE002A01018';
/** Tata Consultancy Services. */
const otherIsin = 'INE467B01029';

const watchlistOf = async ({ bodyOf }: Subject) =>
  idIn(await bodyOf('POST', '/api/addwatchlistcat', { title: 'Energy', status: 1 }), 'data._id');
const one = async (owner: Subject) => ({ params: { id: await watchlistOf(owner), isin } });

const withStock = async (owner: Subject) => {
  const target = await one(owner);
  await owner.bodyOf('PUT', `/api/watchlistcat/${target.params.id}/stocks/${isin}`);
  return target;
};
const sending = (payload: object) => async (owner: Subject) => ({ ...(await withStock(owner)), payload });

export const watchlistRows: MatrixRows = {
  'GET /api/watchlistcat': people(200),
  'POST /api/addwatchlistcat': people(201, { ask: () => ({ payload: { title: 'Energy', status: 1 } }) }),
  'GET /api/watchlistcat/:id': people(200, { others: 404, ask: one }),
  'PATCH /api/watchlistcat/:id': people(200, {
    others: 404,
    ask: async (owner) => ({ ...(await one(owner)), payload: { title: 'Oil' } }),
  }),
  'DELETE /api/watchlistcat/:id': people(200, { others: 404, ask: one }),
  'GET /api/watchedstocks': people(200),
  'PUT /api/watchedstocks/:isin': people(200, { ask: () => ({ params: { isin } }) }),
  'DELETE /api/watchedstocks/:isin': people(200, { ask: () => ({ params: { isin } }) }),
  'POST /api/watchedstocks/:isin/undo': people(200, {
    others: 404,
    ask: async (owner) => ({
      params: { isin },
      payload: {
        kind: 'restore',
        places: [
          {
            watchlistId: await watchlistOf(owner),
            note: '',
            tags: [],
            targetRupees: null,
            targetDay: null,
            after: null,
          },
        ],
      },
    }),
  }),
  'GET /api/watchlists/:stockId': people(200, { ask: () => ({ params: { stockId: isin } }) }),
  'POST /api/addmultiplewatchlist': people(200, {
    others: 404,
    ask: async (owner) => ({
      payload: { watchlist_cat_id: [await watchlistOf(owner)], stock_symbol: isin, status: 1 },
    }),
  }),
  'PUT /api/watchlistcat/:id/stocks/:isin': people(200, { others: 404, ask: one }),
  'PATCH /api/watchlistcat/:id/stocks/:isin': people(200, { others: 404, ask: sending({ note: 'Oil' }) }),
  'PUT /api/watchlistcat/:id/order': people(200, { others: 404, ask: sending({ isin, after: null }) }),
  'PUT /api/watchlistcat/:id/columns': people(200, { others: 404, ask: sending({ columns: ['price'] }) }),
  'POST /api/watchlistcat/:id/stocks': people(200, {
    others: 404,
    ask: sending({ stocks: [{ isin: otherIsin }] }),
  }),
  'POST /api/watchlistcat/:id/stocks/remove': people(200, { others: 404, ask: sending({ isins: [isin] }) }),
  // some plans have room for one watchlist only
  'POST /api/watchlistcat/:id/stocks/copy': people(200, {
    others: 404,
    ask: async (owner) => {
      const { params } = await withStock(owner);
      return { params, payload: { isins: [isin], to: params.id, move: false } };
    },
  }),
  'POST /api/watchlistcat/:id/import': people(200, { others: 404, ask: sending({ text: 'NSE:TCS' }) }),
  'GET /api/watchlistcat/:id/export': people(200, {
    others: 404,
    ask: async (owner) => ({ ...(await withStock(owner)), query: 'format=csv' }),
  }),
  'PUT /api/watchlistcat/:id/link': people(200, { others: 404, ask: withStock }),
  'DELETE /api/watchlistcat/:id/link': people(200, { others: 404, ask: withStock }),
  // visitors have no list, so that none is shared here
  'POST /api/sharedwatchlist': open(404, { ask: () => ({ payload: { secret: 'none' } }) }),
};
