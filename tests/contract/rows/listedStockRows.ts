import {
  SharedWatchlist,
  StockFilePreview,
  StocksChangedReply,
  WatchedIsinsReply,
  WatchingReply,
  WatchlistChangedReply,
  WatchlistLinkReply,
  WatchlistRemovedReply,
} from '@tayyib/shared/contracts';
import { watchedStocksApi } from '../../../mfe-screener/src/api/watchedStocksApi';
import { listedStocksApi } from '../../../mfe-watchlist/src/api/listedStocksApi';
import { watchlistApi } from '../../../mfe-watchlist/src/api/watchlistApi';
import { linksApi } from '../../../mfe-watchlist/src/api/linksApi';
import type { Row } from './Row';

const stocks = listedStocksApi.endpoints;
const watchlists = watchlistApi.endpoints;
const links = linksApi.endpoints;

/** Reliance Industries, which the watchlist has, and Tata Consultancy Services. */
const isin = 'INE002A01018';
const otherIsin = 'INE467B01029';

/** The stocks of the watchlist of earlier rows, its files and its link. */
export const listedStockRows: Readonly<Record<string, Row>> = {
  getWatchedIsins: {
    as: 'ann',
    route: 'GET /api/watchedstocks',
    reply: WatchedIsinsReply,
    ask: (send) => send(watchedStocksApi.endpoints.getWatchedIsins.initiate()),
  },
  watchStock: {
    as: 'ann',
    route: 'PUT /api/watchedstocks/:isin',
    reply: WatchingReply,
    ask: (send) => send(watchlists.watchStock.initiate(isin)),
  },
  stopWatching: {
    as: 'ann',
    route: 'DELETE /api/watchedstocks/:isin',
    reply: WatchingReply,
    ask: (send) => send(watchlists.stopWatching.initiate(isin)),
  },
  undoWatching: {
    as: 'ann',
    route: 'POST /api/watchedstocks/:isin/undo',
    reply: WatchingReply,
    ask: (send, { watchlist: watchlistId }) => {
      const place = { watchlistId, note: '', tags: [], targetRupees: null, targetDay: null, after: null };
      return send(watchlists.undoWatching.initiate({ isin, undo: { kind: 'restore', places: [place] } }));
    },
  },
  addStocks: {
    as: 'ann',
    route: 'POST /api/watchlistcat/:id/stocks',
    reply: StocksChangedReply,
    ask: (send, { watchlist: watchlistId }) =>
      send(stocks.addStocks.initiate({ watchlistId, stocks: [{ isin: otherIsin, after: isin }] })),
  },
  remarkStock: {
    as: 'ann',
    route: 'PATCH /api/watchlistcat/:id/stocks/:isin',
    reply: StocksChangedReply,
    ask: (send, { watchlist: watchlistId }) =>
      send(stocks.remarkStock.initiate({ watchlistId, isin, note: 'Wait', targetRupees: 1200.5 })),
  },
  orderStock: {
    as: 'ann',
    route: 'PUT /api/watchlistcat/:id/order',
    reply: StocksChangedReply,
    ask: (send, { watchlist: watchlistId }) =>
      send(stocks.orderStock.initiate({ watchlistId, isin, after: null })),
  },
  setColumns: {
    as: 'ann',
    route: 'PUT /api/watchlistcat/:id/columns',
    reply: WatchlistChangedReply,
    ask: (send, { watchlist: watchlistId }) =>
      send(stocks.setColumns.initiate({ watchlistId, columns: ['price', 'note'] })),
  },
  copyStocks: {
    as: 'ann',
    route: 'POST /api/watchlistcat/:id/stocks/copy',
    reply: StocksChangedReply,
    ask: (send, { watchlist: watchlistId }) =>
      send(stocks.copyStocks.initiate({ watchlistId, isins: [isin], to: watchlistId, move: false })),
  },
  removeStocks: {
    as: 'ann',
    route: 'POST /api/watchlistcat/:id/stocks/remove',
    reply: StocksChangedReply,
    ask: (send, { watchlist: watchlistId }) =>
      send(stocks.removeStocks.initiate({ watchlistId, isins: [otherIsin] })),
  },
  previewFile: {
    as: 'ann',
    route: 'POST /api/watchlistcat/:id/import',
    reply: StockFilePreview,
    ask: (send, { watchlist: watchlistId }) =>
      send(stocks.previewFile.initiate({ watchlistId, text: 'NSE:TCS,NSE:NOSUCH' })),
  },
  makeLink: {
    as: 'ann',
    route: 'PUT /api/watchlistcat/:id/link',
    reply: WatchlistLinkReply,
    ask: (send, { watchlist }) => send(links.makeLink.initiate(watchlist)),
    learn: (body) => ({ watchlistLink: WatchlistLinkReply.parse(body).secret }),
  },
  openLink: {
    as: null,
    route: 'POST /api/sharedwatchlist',
    reply: SharedWatchlist,
    ask: (send, { watchlistLink }) => send(links.openLink.initiate(watchlistLink)),
  },
  endLink: {
    as: 'ann',
    route: 'DELETE /api/watchlistcat/:id/link',
    reply: WatchlistRemovedReply,
    ask: (send, { watchlist }) => send(links.endLink.initiate(watchlist)),
  },
};
