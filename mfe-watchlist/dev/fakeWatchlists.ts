import type { WatchedStock, WatchlistCategory } from '@tayyib/shared/contracts';
import { plans, type PlanId } from '@tayyib/shared/plans';
import { aPerson, problem, type FixtureRequest, type Fixtures } from '@tayyib/shared/standalone';
import { stocks as knownStocks } from './stocks';

interface Watchlist {
  id: string;
  title: string;
  stocks: WatchedStock[];
}

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const missing = problem(404, 'watchlist-not-found', 'This watchlist does not exist any more.');

/** Fake replies for one user, in memory: enough to try every step, without the server's plan limits. */
export function fakeWatchlists(
  planId: PlanId,
  given: Readonly<Record<string, readonly WatchedStock[]>>,
): Fixtures {
  let created = 0;
  const create = (title: string, stocks: readonly WatchedStock[]): Watchlist => {
    created += 1;
    return { id: idOf(created), title, stocks: [...stocks] };
  };
  let lists = Object.entries(given).map(([title, stocks]) => create(title, stocks));
  const { watchlists, stocksPerWatchlist } = plans[planId];
  const limits = { watchlists, stocksPerWatchlist };
  const category = ({ id, title, stocks }: Watchlist, isin?: string): WatchlistCategory => ({
    _id: id,
    title,
    stock_count: stocks.length,
    status: 1,
    ...(isin !== undefined && { stock_exists: stocks.some((stock) => stock.isin === isin) }),
  });
  const withList = ({ params }: FixtureRequest, reply: (list: Watchlist) => object) => {
    const list = lists.find(({ id }) => id === params['id']);
    return list ? reply(list) : missing;
  };
  const setStock = (list: Watchlist, isin: string, contains: boolean) => {
    const others = list.stocks.filter((stock) => stock.isin !== isin);
    const known = knownStocks.find((stock) => stock.isin === isin);
    list.stocks = contains && known ? [...others, known] : others;
  };
  return {
    'GET /api/session': { user: aPerson(planId) },
    'GET /api/watchlistcat': () => ({ data: lists.map((list) => category(list)), limits }),
    'GET /api/watchlistcat/:id': (request) =>
      withList(request, (list) => ({ category: category(list), stocks: list.stocks })),
    'GET /api/watchlists/:stockId': ({ params }) => ({
      data: lists.map((list) => category(list, params['stockId'])),
      limits,
    }),
    'POST /api/addwatchlistcat': ({ body }) => {
      const title = textIn(body, 'title');
      if (lists.some((list) => list.title.toLowerCase() === title.toLowerCase())) {
        return problem(409, 'title-taken', 'Watchlist category already exist', 'title');
      }
      const list = create(title, []);
      lists = [...lists, list];
      return { success: true, data: category(list) };
    },
    'POST /api/addmultiplewatchlist': ({ body }) => {
      const isin = textIn(body, 'stock_symbol');
      const selected = fieldOf(body, 'watchlist_cat_id');
      for (const list of lists) setStock(list, isin, Array.isArray(selected) && selected.includes(list.id));
      return { success: true, data: lists.map((list) => category(list, isin)) };
    },
    'PATCH /api/watchlistcat/:id': (request) =>
      withList(request, (list) => {
        list.title = textIn(request.body, 'title');
        return { success: true, data: category(list) };
      }),
    'DELETE /api/watchlistcat/:id': (request) =>
      withList(request, (list) => {
        lists = lists.filter((each) => each !== list);
        return { success: true };
      }),
    'PUT /api/watchlistcat/:id/stocks/:isin': (request) => changeStock(request, true),
    'DELETE /api/watchlistcat/:id/stocks/:isin': (request) => changeStock(request, false),
  };

  function changeStock(request: FixtureRequest, contains: boolean) {
    const { isin = '' } = request.params;
    return withList(request, (list) => {
      setStock(list, isin, contains);
      return { success: true, data: category(list, isin) };
    });
  }
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
}

function textIn(body: unknown, name: string): string {
  const value = fieldOf(body, name);
  return typeof value === 'string' ? value : '';
}
