import {
  PublicHome,
  PublicListReply,
  PublicOverview,
  PublicSearchReply,
  PublicStockReply,
} from '@tayyib/shared/contracts';
import { publicStocksApi } from '../../../shell/src/search/publicStocksApi';
import type { Row } from './Row';

const { endpoints } = publicStocksApi;

/** What public pages request. */
export const publicRows: Readonly<Record<string, Row>> = {
  getPublicStock: {
    as: null,
    route: 'GET /api/public/stocks/:id',
    reply: PublicStockReply,
    ask: (send) => send(endpoints.getPublicStock.initiate('RELIANCE')),
  },
  getPublicList: {
    as: null,
    route: 'GET /api/public/lists/:kind/:id/:page',
    reply: PublicListReply,
    ask: (send) => send(endpoints.getPublicList.initiate('letter/r/1')),
  },
  getPublicOverview: {
    as: null,
    route: 'GET /api/public/stocks',
    reply: PublicOverview,
    ask: (send) => send(endpoints.getPublicOverview.initiate()),
  },
  getPublicHome: {
    as: null,
    route: 'GET /api/public/home',
    reply: PublicHome,
    ask: (send) => send(endpoints.getPublicHome.initiate()),
  },
  findPublicStocks: {
    as: null,
    route: 'GET /api/public/search',
    reply: PublicSearchReply,
    ask: (send) => send(endpoints.findPublicStocks.initiate('relianse')),
  },
};
