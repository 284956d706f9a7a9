import {
  CheckoutReply,
  ConfirmReply,
  DataAgesReply,
  DeviceIdReply,
  DispatchReply,
  DoneReply,
  Fundamentals,
  LinkReply,
  LinkUsedReply,
  LoginReply,
  LogoutReply,
  MetalHistoryReply,
  MetalPricesReply,
  ModulesReply,
  PlaceStockReply,
  PricesReply,
  PurificationYearsReply,
  Quote,
  RefundReply,
  SandboxPayReply,
  RegisterReply,
  ScreenReply,
  SearchReply,
  SessionReply,
  StockPage,
  SubscriptionReply,
  UserRecordReply,
  WatchlistChangedReply,
  WatchlistRemovedReply,
  WatchlistReply,
  WatchlistsReply,
  SignInMethodsReply,
} from '@tayyib/shared/contracts';
import { termsVersion } from '@tayyib/shared/prices';
import type { z } from 'zod';
import { sessionApi } from '@tayyib/shared/sdk/api';
import { searchApi } from '@tayyib/shared/endpoints/search';
import { everything } from '../../../mfe-screener/src/domain/screens/screenAddress';
import { stocksApi } from '../../../mfe-screener/src/api/stocksApi';
import { stockNumbersApi } from '../../../mfe-screener/src/api/stockNumbersApi';
import { toolsApi } from '../../../mfe-tools/src/api/toolsApi';
import { watchlistApi } from '../../../mfe-watchlist/src/api/watchlistApi';
import type { PersonName } from '../../../server/src/testing';
import { testPassword } from '../../../server/src/testing';
import { billingApi } from '../../../shell/src/pages/plans/billingApi';
import { alertRows } from './alertRows';
import { callRows } from './callRows';
import { articleRows } from './articleRows';
import { publicRows } from './publicRows';
import { communityRows } from './communityRows';
import { learningRows } from './learningRows';
import { supportRows } from './supportRows';
import { consultationRows } from './consultationRows';
import { listedStockRows } from './listedStockRows';
import { ledgerRows } from './ledgerRows';
import { zakatRows } from './zakatRows';
import { marketRows } from './marketRows';
import { moduleEndpointRows } from './moduleEndpointRows';
import { notificationRows } from './notificationRows';
import { portfolioRows } from './portfolioRows';
import { profileRows } from './profileRows';
import type { Row } from './Row';
import { recordingRows } from './recordingRows';
import { staffRows } from './staffRows';
import { planCheckApi } from '../../../shell/src/session/plan/planCheckApi';
import { dataAgesApi } from '../../../shell/src/layout/footer/dataAgesApi';
import { modulesApi } from '../../../shell/src/registry/modulesApi';
import { identityApi } from '../../../shell/src/session/identityApi';
import { recordApi } from '../../../shell/src/session/recordApi';

const row = (
  as: PersonName | null,
  route: string,
  reply: z.ZodType,
  ask: Row['ask'],
  learn?: Row['learn'],
): Row => ({ as, route, reply, ask, ...(learn && { learn }) });

const session = sessionApi.endpoints;
const identity = identityApi.endpoints;
const watchlists = watchlistApi.endpoints;
const stocks = stocksApi.endpoints;
const billing = billingApi.endpoints;

/** Reliance Industries, which is in the sample data. */
const isin = 'INE002A01018';
/** A number reserved for fiction; the test assigns it to Ann. */
export const phone = '+12025550101';
const newcomer = { email: 'new@tayyib.example', first_name: 'Noor', last_name: '', password: testPassword };

const aPlan = { plan: 'premium', period: 'yearly' } as const;
export const noPayment = { paymentId: '', signature: '' };

/** Every endpoint of the browser code by its name, in an order in which the requests work. A new module has its rows in its own folder. */
export const endpointTable: Readonly<Record<string, Row>> = {
  getSession: row(
    'ann',
    'GET /api/session',
    SessionReply,
    (send) => send(session.getSession.initiate()),
    (body) => ({ ann: SessionReply.parse(body).user?._id ?? '' }),
  ),
  checkUserRecord: row('ann', 'GET /api/usercachecheck/:userId', UserRecordReply, (send, { ann }) =>
    send(recordApi.endpoints.checkUserRecord.initiate(ann)),
  ),
  getDeviceId: row('ann', 'GET /api/getdeviceID', DeviceIdReply, (send) =>
    send(recordApi.endpoints.getDeviceId.initiate()),
  ),

  getSignInMethods: row(null, 'GET /api/identity/ways', SignInMethodsReply, (send) =>
    send(identity.getSignInMethods.initiate()),
  ),
  register: row(null, 'POST /api/add/user', RegisterReply, (send) =>
    send(identity.register.initiate(newcomer)),
  ),
  verifyEmail: row(
    null,
    'POST /api/identity/verification/use',
    LoginReply,
    async (send, _known, { lastCode }) =>
      send(identity.verifyEmail.initiate({ email: newcomer.email, code: await lastCode(newcomer.email) })),
  ),
  sendVerification: row(null, 'POST /api/identity/verification', DispatchReply, (send) =>
    send(identity.sendVerification.initiate({ email: 'nobody@tayyib.example' })),
  ),
  login: row(null, 'POST /api/login', LoginReply, (send) =>
    send(session.login.initiate({ email: newcomer.email, password: testPassword })),
  ),
  sendEmailCode: row(null, 'POST /api/identity/email/code', DispatchReply, (send) =>
    send(identity.sendEmailCode.initiate({ email: newcomer.email })),
  ),
  signInByEmailCode: row(
    null,
    'POST /api/identity/email/code/use',
    LoginReply,
    async (send, _known, { lastCode }) =>
      send(
        identity.signInByEmailCode.initiate({ email: newcomer.email, code: await lastCode(newcomer.email) }),
      ),
  ),
  sendPhoneCode: row(null, 'POST /api/identity/phone/code', DispatchReply, (send) =>
    send(identity.sendPhoneCode.initiate({ phone })),
  ),
  signInByPhoneCode: row(
    null,
    'POST /api/identity/phone/code/use',
    LoginReply,
    async (send, _known, { lastCode }) =>
      send(identity.signInByPhoneCode.initiate({ phone, code: await lastCode(phone) })),
  ),
  sendLink: row(null, 'POST /api/identity/link', DispatchReply, (send) =>
    send(identity.sendLink.initiate({ email: newcomer.email })),
  ),
  inspectLink: row(null, 'POST /api/identity/link/look', LinkReply, async (send, _known, { lastToken }) =>
    send(identity.inspectLink.initiate({ token: await lastToken(newcomer.email) })),
  ),
  signInByLink: row(null, 'POST /api/identity/link/use', LinkUsedReply, async (send, _known, { lastToken }) =>
    send(identity.signInByLink.initiate({ token: await lastToken(newcomer.email) })),
  ),
  forgotPassword: row(null, 'POST /api/identity/password/forgot', DispatchReply, (send) =>
    send(identity.forgotPassword.initiate({ email: newcomer.email })),
  ),
  resetPassword: row(
    null,
    'POST /api/identity/password/reset',
    DoneReply,
    async (send, _known, { lastToken }) =>
      send(
        identity.resetPassword.initiate({
          token: await lastToken(newcomer.email),
          password: 'another long secret',
        }),
      ),
  ),
  acceptTerms: row('ann', 'POST /api/userstatus', LoginReply, (send) =>
    send(identity.acceptTerms.initiate({ userstatus: true })),
  ),
  logout: row('bob', 'POST /api/logout', LogoutReply, (send) => send(session.logout.initiate())),

  getModules: row(null, 'GET /api/modules', ModulesReply, (send) =>
    send(modulesApi.endpoints.getModules.initiate()),
  ),

  screenStocks: row('paro', 'GET /api/stocks', ScreenReply, (send) =>
    send(stocks.screenStocks.initiate({ ...everything, badge: ['compliant'], sort: 'debt', maxDebt: 0.25 })),
  ),
  getStock: row('ann', 'GET /api/stocks/:id', StockPage, (send) => send(stocks.getStock.initiate(isin))),

  getDataAges: row(null, 'GET /api/data-ages', DataAgesReply, (send) =>
    send(dataAgesApi.endpoints.getDataAges.initiate()),
  ),

  getMetalPrices: row('ann', 'GET /api/metals', MetalPricesReply, (send) =>
    send(toolsApi.endpoints.getMetalPrices.initiate()),
  ),
  getStockPurification: row('paro', 'GET /api/purification/years', PurificationYearsReply, (send) =>
    send(stockNumbersApi.endpoints.getStockPurification.initiate({ isins: isin, standard: 'TASIS' })),
  ),
  getPurificationYears: row('paro', 'GET /api/purification/years', PurificationYearsReply, (send) =>
    send(toolsApi.endpoints.getPurificationYears.initiate({ isins: [isin], standard: 'TASIS' })),
  ),
  ...ledgerRows,
  ...zakatRows,
  getMetalPricesOverTime: row('ann', 'GET /api/metals/:metal', MetalHistoryReply, (send) =>
    send(toolsApi.endpoints.getMetalPricesOverTime.initiate('silver')),
  ),
  getHeldStock: row('ann', 'GET /api/stocks/:id', StockPage, (send) =>
    send(toolsApi.endpoints.getHeldStock.initiate(isin)),
  ),
  getHeldAccounts: row('paro', 'GET /api/stocks/:id/fundamentals', Fundamentals, (send) =>
    send(toolsApi.endpoints.getHeldAccounts.initiate(isin)),
  ),
  searchMarket: row('ann', 'GET /api/search', SearchReply, (send) =>
    send(searchApi.endpoints.searchMarket.initiate({ text: 'rel', standard: 'AAOIFI' })),
  ),

  createWatchlist: row(
    'ann',
    'POST /api/addwatchlistcat',
    WatchlistChangedReply,
    (send) => send(watchlists.createWatchlist.initiate({ title: 'Energy' })),
    (body) => ({ watchlist: WatchlistChangedReply.parse(body).data._id }),
  ),
  placeInWatchlists: row('ann', 'POST /api/addmultiplewatchlist', PlaceStockReply, (send, { watchlist }) =>
    send(watchlists.placeInWatchlists.initiate({ watchlist_cat_id: [watchlist], stock_symbol: isin })),
  ),
  getWatchlists: row('ann', 'GET /api/watchlistcat', WatchlistsReply, (send) =>
    send(watchlists.getWatchlists.initiate()),
  ),
  getWatchlistsWithStock: row('ann', 'GET /api/watchlists/:stockId', WatchlistsReply, (send) =>
    send(watchlists.getWatchlistsWithStock.initiate(isin)),
  ),
  getWatchlist: row('ann', 'GET /api/watchlistcat/:id', WatchlistReply, (send, { watchlist }) =>
    send(watchlists.getWatchlist.initiate(watchlist)),
  ),
  renameWatchlist: row(
    'ann',
    'PATCH /api/watchlistcat/:id',
    WatchlistChangedReply,
    (send, { watchlist: id }) => send(watchlists.renameWatchlist.initiate({ id, title: 'Oil' })),
  ),
  ...listedStockRows,
  addToWatchlist: row(
    'ann',
    'PUT /api/watchlistcat/:id/stocks/:isin',
    WatchlistChangedReply,
    (send, { watchlist: watchlistId }) => send(watchlists.addToWatchlist.initiate({ watchlistId, isin })),
  ),
  deleteWatchlist: row('ann', 'DELETE /api/watchlistcat/:id', WatchlistRemovedReply, (send, { watchlist }) =>
    send(watchlists.deleteWatchlist.initiate(watchlist)),
  ),

  getPrices: row(null, 'GET /api/billing/prices', PricesReply, (send) => send(billing.getPrices.initiate())),
  getQuote: row('ann', 'GET /api/billing/quote', Quote, (send) => send(billing.getQuote.initiate(aPlan))),
  checkout: row(
    'ann',
    'POST /api/billing/checkout',
    CheckoutReply,
    (send) =>
      send(billing.checkout.initiate({ ...aPlan, termsVersion, idempotencyKey: crypto.randomUUID() })),
    (body) => ({ order: CheckoutReply.parse(body).order.id }),
  ),
  payAtSandbox: row(
    'ann',
    'POST /api/billing/sandbox/pay',
    SandboxPayReply,
    (send, { order }) => send(billing.payAtSandbox.initiate({ orderId: order, outcome: 'pay' })),
    (body) => ({ payment: SandboxPayReply.parse(body).payment ?? noPayment }),
  ),
  confirmPayment: row('ann', 'POST /api/billing/confirm', ConfirmReply, (send, { order, payment }) =>
    send(billing.confirmPayment.initiate({ orderId: order, ...payment })),
  ),
  getSubscription: row('ann', 'GET /api/billing/subscription', SubscriptionReply, (send) =>
    send(billing.getSubscription.initiate()),
  ),
  setAutoRenew: row('ann', 'PUT /api/billing/auto-renew', SubscriptionReply, (send) =>
    send(billing.setAutoRenew.initiate({ autoRenew: false })),
  ),
  setNextTerm: row('ann', 'PUT /api/billing/next-term', SubscriptionReply, (send) =>
    send(billing.setNextTerm.initiate({ plan: 'basic', period: 'monthly' })),
  ),
  checkPlan: row('ann', 'GET /api/subscriptionplancheck', SubscriptionReply, (send) =>
    send(planCheckApi.endpoints.checkPlan.initiate()),
  ),
  endTerm: row('ann', 'POST /api/billing/refund', RefundReply, (send) => send(billing.endTerm.initiate())),

  ...portfolioRows,
  ...profileRows,
  ...notificationRows,
  ...alertRows,
  ...staffRows,
  ...marketRows,
  ...callRows,
  ...articleRows,
  ...publicRows,
  ...communityRows,
  ...supportRows,
  ...learningRows,
  ...recordingRows,
  ...consultationRows,
  ...moduleEndpointRows(),
};
