import { http, HttpResponse, type RequestHandler } from 'msw';
import type {
  CreateWatchlistBody,
  PlaceStockBody,
  UndoOfWatching,
  WatchedStock,
  WatchlistCategory,
} from '@tayyib/shared/contracts';
import { plans, type PlanId } from '@tayyib/shared/plans';
import { aPerson, problem, signedInAs } from '@tayyib/shared/standalone';
import { fakeListedStocks, type FakeWatchlist } from './fakeListedStocks';
import { fakePriceAlerts } from './fakePriceAlerts';
import { stocks as knownStocks } from './stocks';

type ListId = { id: string };
type StockIsin = { isin: string };

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const missing = () => problem(404, 'watchlist-not-found', 'This watchlist does not exist any more.');

/** Fake replies for one user, in memory: enough to try every step, without the server's plan limits. */
export function fakeWatchlists(
  planId: PlanId,
  given: Readonly<Record<string, readonly WatchedStock[]>>,
): readonly RequestHandler[] {
  let created = 0;
  const create = (title: string, stocks: readonly WatchedStock[]): FakeWatchlist => {
    created += 1;
    return { id: idOf(created), title, stocks: [...stocks], columns: null, linkedAt: null };
  };
  let lists = Object.entries(given).map(([title, stocks]) => create(title, stocks));
  const { watchlists, stocksPerWatchlist } = plans[planId];
  const limits = { watchlists, stocksPerWatchlist };
  const category = ({ id, title, stocks }: FakeWatchlist, isin?: string): WatchlistCategory => ({
    _id: id,
    title,
    stock_count: stocks.length,
    status: 1,
    ...(isin !== undefined && { stock_exists: stocks.some((stock) => stock.isin === isin) }),
  });
  const withList = (listId: string, reply: (list: FakeWatchlist) => object) => {
    const list = lists.find(({ id }) => id === listId);
    return list ? HttpResponse.json(reply(list)) : missing();
  };
  const setStock = (list: FakeWatchlist, isin: string, contains: boolean) => {
    const others = list.stocks.filter((stock) => stock.isin !== isin);
    const known = knownStocks.find((stock) => stock.isin === isin);
    list.stocks = contains && known ? [...others, known] : others;
  };
  const changeStock = (id: string, isin: string, contains: boolean) =>
    withList(id, (list) => {
      setStock(list, isin, contains);
      return { success: true, data: category(list, isin) };
    });
  const containing = (isin: string) =>
    lists.filter(({ stocks }) => stocks.some((stock) => stock.isin === isin));
  const watching = (isin: string, undo: UndoOfWatching | null) =>
    HttpResponse.json({ success: true, lists: containing(isin).map((list) => category(list, isin)), undo });
  return [
    signedInAs(aPerson(planId)),
    ...fakePriceAlerts(),
    ...fakeListedStocks((id) => lists.find((list) => list.id === id)),
    http.get('/api/watchlistcat', () =>
      HttpResponse.json({ data: lists.map((list) => category(list)), limits }),
    ),
    http.get<ListId>('/api/watchlistcat/:id', ({ params }) =>
      withList(params.id, (list) => ({
        category: category(list),
        stocks: list.stocks,
        columns: list.columns,
        linkedAt: list.linkedAt,
      })),
    ),
    http.get<{ stockId: string }>('/api/watchlists/:stockId', ({ params }) =>
      HttpResponse.json({ data: lists.map((list) => category(list, params.stockId)), limits }),
    ),
    http.post<never, CreateWatchlistBody>('/api/addwatchlistcat', async ({ request }) => {
      const { title } = await request.json();
      if (lists.some((list) => list.title.toLowerCase() === title.toLowerCase())) {
        return problem(409, 'title-taken', 'Watchlist category already exist', 'title');
      }
      const list = create(title, []);
      lists = [...lists, list];
      return HttpResponse.json({ success: true, data: category(list) });
    }),
    http.post<never, PlaceStockBody>('/api/addmultiplewatchlist', async ({ request }) => {
      const { stock_symbol: isin, watchlist_cat_id: selected } = await request.json();
      for (const list of lists) setStock(list, isin, selected.includes(list.id));
      return HttpResponse.json({ success: true, data: lists.map((list) => category(list, isin)) });
    }),
    http.patch<ListId, CreateWatchlistBody>('/api/watchlistcat/:id', async ({ params, request }) => {
      const { title } = await request.json();
      return withList(params.id, (list) => {
        list.title = title;
        return { success: true, data: category(list) };
      });
    }),
    http.delete<ListId>('/api/watchlistcat/:id', ({ params }) =>
      withList(params.id, (list) => {
        lists = lists.filter((each) => each !== list);
        return { success: true };
      }),
    ),
    http.put<StockIsin>('/api/watchedstocks/:isin', ({ params: { isin } }) => {
      if (containing(isin).length > 0) return watching(isin, null);
      const isNewList = lists.length === 0;
      const list = lists[0] ?? create('My watchlist', []);
      if (isNewList) lists = [list];
      setStock(list, isin, true);
      return watching(isin, { kind: 'remove', watchlistId: list.id, isNewList });
    }),
    http.delete<StockIsin>('/api/watchedstocks/:isin', ({ params: { isin } }) => {
      const places = containing(isin).map(({ id, stocks }) => {
        const at = stocks.findIndex((stock) => stock.isin === isin);
        const { note = '', tags = [], targetRupees = null } = stocks[at] ?? {};
        const after = stocks[at - 1]?.isin ?? null;
        return { watchlistId: id, note, tags, targetRupees, targetDay: null, after };
      });
      for (const list of lists) setStock(list, isin, false);
      return watching(isin, places.length > 0 ? { kind: 'restore', places } : null);
    }),
    http.post<StockIsin, UndoOfWatching>(
      '/api/watchedstocks/:isin/undo',
      async ({ params: { isin }, request }) => {
        const undo = await request.json();
        if (undo.kind === 'remove') {
          const list = lists.find(({ id }) => id === undo.watchlistId);
          if (list) setStock(list, isin, false);
          if (undo.isNewList) lists = lists.filter((each) => each !== list || each.stocks.length > 0);
        } else {
          for (const { watchlistId, note, tags, targetRupees } of undo.places) {
            const list = lists.find(({ id }) => id === watchlistId);
            const known = knownStocks.find((stock) => stock.isin === isin);
            if (list && known) list.stocks = [...list.stocks, { ...known, note, tags, targetRupees }];
          }
        }
        return watching(isin, null);
      },
    ),
    http.put<ListId & { isin: string }>('/api/watchlistcat/:id/stocks/:isin', ({ params }) =>
      changeStock(params.id, params.isin, true),
    ),
  ];
}
