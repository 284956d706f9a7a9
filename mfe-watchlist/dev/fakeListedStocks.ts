import { http, HttpResponse, type RequestHandler } from 'msw';
import type {
  AddStocksBody,
  CopyStocksBody,
  RemarksBody,
  SearchReply,
  StockFilePreview,
  StockOrderBody,
  WatchedStock,
  WatchlistColumn,
} from '@tayyib/shared/contracts';
import { problem } from '@tayyib/shared/standalone';
import { inOrder } from '../src/api/listedStocksApi';
import { stocks as knownStocks } from './stocks';

/** A list of the fake server. */
export interface FakeWatchlist {
  id: string;
  title: string;
  stocks: WatchedStock[];
  columns: WatchlistColumn[] | null;
  linkedAt: string | null;
}

type ListId = { id: string };
const secret = 's'.repeat(43);
const missing = () => problem(404, 'watchlist-not-found', 'This watchlist does not exist any more.');

/** Fake replies about the stocks of one user's lists. */
export function fakeListedStocks(find: (id: string) => FakeWatchlist | undefined): readonly RequestHandler[] {
  const changing = (id: string, change: (list: FakeWatchlist) => string[]) => {
    const list = find(id);
    return list ? HttpResponse.json({ success: true, changed: change(list) }) : missing();
  };
  const add = (list: FakeWatchlist, wanted: AddStocksBody['stocks']) => {
    const fresh = wanted.filter(({ isin }) => !list.stocks.some((stock) => stock.isin === isin));
    for (const { after, ...remarks } of fresh.toReversed()) {
      const known = knownStocks.find(({ isin }) => isin === remarks.isin);
      if (known) list.stocks = [{ ...known, ...defined(remarks) }, ...list.stocks];
      if (after !== undefined) list.stocks = inOrder(list.stocks, remarks.isin, after);
    }
    return fresh.map(({ isin }) => isin);
  };
  const remove = (list: FakeWatchlist, isins: readonly string[]) => {
    list.stocks = list.stocks.filter(({ isin }) => !isins.includes(isin));
    return [...isins];
  };
  return [
    http.get('/api/search', ({ request }) => {
      const text = new URL(request.url).searchParams.get('q')?.toLowerCase() ?? '';
      const matches = knownStocks.filter(({ stock, stock_code }) =>
        `${stock_code} ${stock}`.toLowerCase().includes(text),
      );
      const found: SearchReply = {
        stocks: matches.map(({ isin, stock, stock_code, sector, shariah_status, badge }) => ({
          type: 'stock' as const,
          isin,
          stock,
          stock_code,
          sector,
          shariah_status,
          badge,
          bseCode: null,
          industry: null,
          accountsTo: null,
          freshness: null,
          grade: null,
        })),
        ipos: [],
        topics: [],
      };
      return HttpResponse.json(found);
    }),
    http.post<ListId, AddStocksBody>('/api/watchlistcat/:id/stocks', async ({ params, request }) => {
      const body = await request.json();
      return changing(params.id, (list) => add(list, body.stocks));
    }),
    http.post<ListId, { isins: string[] }>(
      '/api/watchlistcat/:id/stocks/remove',
      async ({ params, request }) => {
        const { isins } = await request.json();
        return changing(params.id, (list) => remove(list, isins));
      },
    ),
    http.post<ListId, CopyStocksBody>('/api/watchlistcat/:id/stocks/copy', async ({ params, request }) => {
      const { isins, to, move } = await request.json();
      return changing(params.id, (list) => {
        const target = find(to);
        const copied = list.stocks.filter(({ isin }) => isins.includes(isin));
        const added = target ? add(target, copied) : [];
        if (move) remove(list, isins);
        return added;
      });
    }),
    http.put<ListId, StockOrderBody>('/api/watchlistcat/:id/order', async ({ params, request }) => {
      const { isin, after } = await request.json();
      return changing(params.id, (list) => {
        list.stocks = inOrder(list.stocks, isin, after);
        return [isin];
      });
    }),
    http.patch<ListId & { isin: string }, RemarksBody>(
      '/api/watchlistcat/:id/stocks/:isin',
      async ({ params, request }) => {
        const remarks = await request.json();
        return changing(params.id, (list) => {
          list.stocks = list.stocks.map((stock) =>
            stock.isin === params.isin ? { ...stock, ...defined(remarks) } : stock,
          );
          return [params.isin];
        });
      },
    ),
    http.put<ListId, { columns: WatchlistColumn[] | null }>(
      '/api/watchlistcat/:id/columns',
      async ({ params, request }) => {
        const { columns } = await request.json();
        return changing(params.id, (list) => {
          list.columns = columns;
          return [];
        });
      },
    ),
    http.post<ListId>('/api/watchlistcat/:id/import', () => {
      const [first] = knownStocks;
      const preview: StockFilePreview = {
        format: 'csv',
        stocks: first
          ? [{ line: 2, isin: first.isin, stock: first.stock, stock_code: first.stock_code }]
          : [],
        refused: [{ line: 3, text: 'NOSUCH', reason: 'No stock on file has the code NOSUCH.' }],
      };
      return HttpResponse.json(preview);
    }),
    http.put<ListId>('/api/watchlistcat/:id/link', ({ params }) => {
      const list = find(params.id);
      if (!list) return missing();
      list.linkedAt = '2026-11-20T10:00:00.000Z';
      return HttpResponse.json({ success: true, secret });
    }),
    http.delete<ListId>('/api/watchlistcat/:id/link', ({ params }) =>
      changing(params.id, (list) => {
        list.linkedAt = null;
        return [];
      }),
    ),
    http.post<never, { secret: string }>('/api/sharedwatchlist', async ({ request }) =>
      (await request.json()).secret === secret
        ? HttpResponse.json({ title: 'Long term', standard: 'TASIS', stocks: knownStocks })
        : problem(404, 'link-not-found', 'This link shows no watchlist. Its owner may have turned it off.'),
    ),
  ];
}

/** Without the fields that are not there. */
const defined = ({ note, tags, targetRupees }: RemarksBody) => ({
  ...(note !== undefined && { note }),
  ...(tags !== undefined && { tags }),
  ...(targetRupees !== undefined && { targetRupees }),
});
