import {
  CorporateActionsPage,
  DashboardReply,
  DataStatusReply,
  FilingsPage,
  FundReply,
  Fundamentals,
  FundsPage,
  HistogramReply,
  IndexMembersPage,
  IndexReply,
  IndicesPage,
  IndustriesPage,
  IndustryReply,
  IpoReply,
  IposPage,
  MetalHistoryReply,
  PeersReply,
  PriceSeries,
  ProjectionReply,
  ReadyScreensReply,
  SavedRatio,
  SavedRatiosReply,
  SavedScreen,
  SavedScreensReply,
  ScreenCatalogueReply,
  ScreenChange,
  ScreenRunReply,
  ScreenWhyReply,
  ShareholdingReply,
  SimilarReply,
  SwotReply,
  Technicals,
} from '@tayyib/shared/contracts';
import { z } from 'zod';
import { dashboardApi } from '../../../mfe-screener/src/api/dashboardApi';
import { marketListsApi } from '../../../mfe-screener/src/api/marketListsApi';
import { screensApi } from '../../../mfe-screener/src/api/screensApi';
import { stockNumbersApi } from '../../../mfe-screener/src/api/stockNumbersApi';
import type { Database } from '../../../server/src/database/client';
import { funds } from '../../../server/src/database/schema/facts/fundTables';
import { indexMembers, marketIndices } from '../../../server/src/database/schema/facts/indexTables';
import { ipos } from '../../../server/src/database/schema/facts/ipoTables';
import { savedScreens, screenChanges } from '../../../server/src/database/schema/market/screensTables';
import { statusApi } from '../../../shell/src/pages/status/statusApi';
import type { Row } from './Row';

const dashboard = dashboardApi.endpoints;
const numbers = stockNumbersApi.endpoints;
const lists = marketListsApi.endpoints;
const screens = screensApi.endpoints;

/** Reliance Industries, which is in the sample data. */
const isin = 'INE002A01018';
const source = { publisher: 'NSE Indices', document: 'list.csv', asOf: '2026-08-21', contentHash: '' };

/** Inserts an index, a fund and an issue, which are not in the sample data. */
export async function insertMarketLists(db: Database): Promise<void> {
  await db.insert(marketIndices).values({ key: 'nifty1', name: 'Nifty 1', membersAsOf: '2026-08-21' });
  const member = { isin, indexKey: 'nifty1', from: '2026-01-01', weight: '1' };
  await db.insert(indexMembers).values({ ...source, ...member, weightBasis: 'published' });
  await db.insert(funds).values({ ...source, schemeCode: '1', name: 'Pious Ethical Fund' });
  await db.insert(ipos).values({ ...source, key: 'newcomer', name: 'Newcomer Limited' });
}

/** Inserts the first change of a followed screen: Reliance is a new match. */
export async function insertScreenChange(db: Database, userId: string): Promise<void> {
  const fields = { name: 'Followed', text, standard, sort: 'name', order: 'asc' } as const;
  const [screen] = await db
    .insert(savedScreens)
    .values({ userId, ...fields, columns: [] })
    .returning();
  const change = { day: '2026-11-21', joined: [isin], left: [] };
  if (screen) await db.insert(screenChanges).values({ screenId: screen.id, ...change });
}

const premium = (route: string, reply: z.ZodType, ask: Row['ask'], learn?: Row['learn']): Row => ({
  as: 'paro',
  route,
  reply,
  ask,
  ...(learn && { learn }),
});

const standard = 'TASIS';
const text = 'Market capitalization > 500 crore';
const question = { text, standard } as const;
const byStandard = { id: isin, standard } as const;
const onPage = { id: isin, page: 1 };
const saved = { id: '' };
const ratio = { id: '' };
const learnt = { industry: '' };

/** The requests of the market pages. */
export const marketRows: Readonly<Record<string, Row>> = {
  getDataStatus: {
    as: null,
    route: 'GET /api/status',
    reply: DataStatusReply,
    ask: (send) => send(statusApi.endpoints.getDataStatus.initiate('TASIS')),
  },
  getUniverses: premium('GET /api/status', DataStatusReply, (send) =>
    send(dashboard.getUniverses.initiate(standard)),
  ),
  getHeadline: premium('GET /api/dashboard', DashboardReply, (send) =>
    send(dashboard.getHeadline.initiate(standard)),
  ),
  getStockPrices: premium('GET /api/stocks/:id/prices', PriceSeries, (send) =>
    send(numbers.getStockPrices.initiate({ id: isin, range: '1y' })),
  ),
  getFundamentals: premium('GET /api/stocks/:id/fundamentals', Fundamentals, (send) =>
    send(numbers.getFundamentals.initiate(isin)),
  ),
  getShareholding: premium('GET /api/stocks/:id/shareholding', ShareholdingReply, (send) =>
    send(numbers.getShareholding.initiate(isin)),
  ),
  getTechnicals: premium('GET /api/stocks/:id/technicals', Technicals, (send) =>
    send(numbers.getTechnicals.initiate(isin)),
  ),
  getSwot: premium('GET /api/stocks/:id/swot', SwotReply, (send) => send(numbers.getSwot.initiate(isin))),
  getProjection: premium('GET /api/stocks/:id/projection', ProjectionReply, (send) =>
    send(numbers.getProjection.initiate(isin)),
  ),
  getPeers: premium('GET /api/stocks/:id/peers', PeersReply, (send) =>
    send(numbers.getPeers.initiate(byStandard)),
  ),
  getSimilar: premium('GET /api/stocks/:id/similar', SimilarReply, (send) =>
    send(numbers.getSimilar.initiate(byStandard)),
  ),
  getCorporateActions: premium('GET /api/stocks/:id/corporate-actions', CorporateActionsPage, (send) =>
    send(numbers.getCorporateActions.initiate(onPage)),
  ),
  getFilings: premium('GET /api/stocks/:id/filings', FilingsPage, (send) =>
    send(numbers.getFilings.initiate(onPage)),
  ),
  getIpos: premium('GET /api/ipos', IposPage, (send) => send(lists.getIpos.initiate({}))),
  getIpo: premium('GET /api/ipos/:id', IpoReply, (send) =>
    send(lists.getIpo.initiate({ id: 'newcomer', standard })),
  ),
  getIndustries: premium(
    'GET /api/industries',
    IndustriesPage,
    (send) => send(lists.getIndustries.initiate({})),
    (body) => {
      learnt.industry = IndustriesPage.parse(body).rows[0]?.id ?? '';
      return {};
    },
  ),
  getIndustry: premium('GET /api/industries/:id', IndustryReply, (send) =>
    send(lists.getIndustry.initiate({ id: learnt.industry })),
  ),
  getIndices: premium('GET /api/indices', IndicesPage, (send) => send(lists.getIndices.initiate({}))),
  getIndex: premium('GET /api/indices/:id', IndexReply, (send) =>
    send(lists.getIndex.initiate({ id: 'nifty1', standard })),
  ),
  getIndexMembers: premium('GET /api/indices/:id/members', IndexMembersPage, (send) =>
    send(lists.getIndexMembers.initiate({ id: 'nifty1' })),
  ),
  getFunds: premium('GET /api/funds', FundsPage, (send) => send(lists.getFunds.initiate({}))),
  getFund: premium('GET /api/funds/:id', FundReply, (send) =>
    send(lists.getFund.initiate({ id: '1', standard })),
  ),
  getMetal: premium('GET /api/metals/:metal', MetalHistoryReply, (send) =>
    send(lists.getMetal.initiate({ metal: 'gold', range: '1y' })),
  ),
  getCatalogue: premium('GET /api/screens/catalogue', ScreenCatalogueReply, (send) =>
    send(screens.getCatalogue.initiate()),
  ),
  getReadyScreens: premium('GET /api/screens/ready', ReadyScreensReply, (send) =>
    send(screens.getReadyScreens.initiate()),
  ),
  getHistogram: premium('GET /api/screens/histogram', HistogramReply, (send) =>
    send(screens.getHistogram.initiate({ column: 'Market capitalization', standard })),
  ),
  runScreen: premium('POST /api/screens/run', ScreenRunReply, (send) =>
    send(screens.runScreen.initiate(question)),
  ),
  explainMatch: premium('POST /api/screens/why', ScreenWhyReply, (send) =>
    send(screens.explainMatch.initiate({ ...question, isin })),
  ),
  getCustomRatios: premium('GET /api/screens/ratios', SavedRatiosReply, (send) =>
    send(screens.getCustomRatios.initiate()),
  ),
  saveScreen: premium(
    'POST /api/screens/saved',
    SavedScreen,
    (send) => send(screens.saveScreen.initiate({ name: 'Large', text, standard })),
    (body) => {
      saved.id = SavedScreen.parse(body).id;
      return {};
    },
  ),
  getSavedScreens: premium('GET /api/screens/saved', SavedScreensReply, (send) =>
    send(screens.getSavedScreens.initiate()),
  ),
  changeSavedScreen: premium('PUT /api/screens/saved/:id', SavedScreen, (send) =>
    send(screens.changeSavedScreen.initiate({ id: saved.id, name: 'Larger', text, standard })),
  ),
  followScreen: premium('PUT /api/screens/saved/:id/follow', SavedScreen, (send) =>
    send(screens.followScreen.initiate(saved.id)),
  ),
  changeFollowing: premium('PATCH /api/screens/saved/:id/follow', SavedScreen, (send) =>
    send(screens.changeFollowing.initiate({ id: saved.id, minMatches: 2, isPaused: true })),
  ),
  unfollowScreen: premium('DELETE /api/screens/saved/:id/follow', SavedScreen, (send) =>
    send(screens.unfollowScreen.initiate(saved.id)),
  ),
  getScreenChange: premium('GET /api/screens/changes/:id', ScreenChange, (send) =>
    send(screens.getScreenChange.initiate('1')),
  ),
  saveCustomRatio: premium(
    'POST /api/screens/ratios',
    SavedRatio,
    (send) => send(screens.saveCustomRatio.initiate({ name: 'Cash share', text: 'Cash / Total assets' })),
    (body) => {
      ratio.id = SavedRatio.parse(body).id;
      return {};
    },
  ),
  removeCustomRatio: premium('DELETE /api/screens/ratios/:id', z.unknown(), (send) =>
    send(screens.removeCustomRatio.initiate(ratio.id)),
  ),
  removeSavedScreen: premium('DELETE /api/screens/saved/:id', z.unknown(), (send) =>
    send(screens.removeSavedScreen.initiate(saved.id)),
  ),
};
