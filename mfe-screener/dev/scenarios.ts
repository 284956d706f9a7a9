import { delay, http, HttpResponse, type RequestHandler } from 'msw';
import type { Badge, StockPage } from '@tayyib/shared/contracts';
import { aPerson, problem, signedInAs } from '@tayyib/shared/standalone';
import { everything, readScreen } from '../src/domain/screens/screenAddress';
import { advisors, noAdvisors } from './advisorFixtures';
import { dashboard, emptyDashboard } from './dashboardFixtures';
import { emptyLists, issuesOf, marketLists } from './marketListFixtures';
import { samplePrices } from './numbersFixtures';
import { noNumbers, noSimilarStocks, numbers, similarTo } from './numbersScenarios';
import { noScreens, screens } from './screenFixtures';
import { samplePage, sampleScreen, sampleSearch } from './sampleMarket';
import { heldByAdvisor, withLongHistory, withoutDetail } from './stories';

const pageSize = 25;

/** Reliance, BPCL and a company of the screens: their stars are filled. */
const watched = ['INE002A01018', 'INE029A01011', 'INE000001010'];

/** The server's replies for the sample market. */
export const full: readonly RequestHandler[] = [
  ...advisors,
  ...dashboard,
  ...marketLists,
  ...numbers,
  ...screens,
  http.get('/api/stocks', ({ request }) =>
    HttpResponse.json(sampleScreen({ ...readScreen(new URL(request.url).searchParams), pageSize })),
  ),
  http.get<{ id: string }>('/api/stocks/:id', ({ params: { id } }) => replyWith(samplePage(id), id)),
  http.get('/api/watchedstocks', () => HttpResponse.json({ isins: watched })),
  http.get('/api/consents', () =>
    HttpResponse.json({
      consents: [],
      history: [],
      disclaimer: { isGiven: true, at: '2026-11-23T09:00:00Z' },
    }),
  ),
  http.get('/api/search', ({ request }) => {
    const text = new URL(request.url).searchParams.get('q') ?? '';
    return HttpResponse.json({ stocks: sampleSearch(text, 20), ipos: [], topics: [] });
  }),
];

const replyWith = (stock: StockPage | undefined, id: string) =>
  stock ? HttpResponse.json(stock) : problem(404, 'stock-not-found', `No stock on file has the code ${id}.`);

/** One stock, whatever the id. */
const stockOnly = (code: string, change = (stock: StockPage) => stock): readonly RequestHandler[] => {
  const stock = samplePage(code);
  return [http.get('/api/stocks/:id', () => replyWith(stock && change(stock), code)), ...full];
};

/** A stock with this verdict, and matching lists for the other pages. */
const withVerdict = (badge: Badge, code: string) => [
  ...issuesOf(badge),
  ...similarTo(badge),
  ...stockOnly(code),
];

const wait = () => delay('infinite');
const fail = () => problem(503, 'unavailable', 'We could not read the market just now. Please try again.');
const subscriber = signedInAs(aPerson('premium'));

/** Prices with the source the server gives to simulated ones. */
const simulatedPrices = {
  ...samplePrices,
  source: samplePrices.source && { ...samplePrices.source, publisher: 'Simulated' },
};

/** The standalone scenarios by name. */
export const scenarios = {
  full,
  empty: [
    ...emptyLists,
    ...noScreens,
    ...noSimilarStocks,
    ...noNumbers,
    ...noAdvisors,
    ...emptyDashboard,
    http.get('/api/stocks', () =>
      HttpResponse.json(sampleScreen({ ...everything, q: 'no such company', pageSize })),
    ),
    http.get('/api/search', () => HttpResponse.json({ stocks: [], ipos: [], topics: [] })),
    ...full,
  ],
  loading: [subscriber, http.all('/api/*', wait)],
  error: [subscriber, http.all('/api/*', fail)],
  'numbers loading': [http.get('/api/stocks/:id/:part', wait), ...stockOnly('RELIANCE')],
  'numbers failing': [http.get('/api/stocks/:id/:part', fail), ...stockOnly('RELIANCE')],
  compliant: withVerdict('compliant', 'ULTRACEMCO'),
  'non-compliant': withVerdict('non_compliant', 'ITC'),
  'under review': withVerdict('under_review', 'BHARTIARTL'),
  'long history': stockOnly('TCS', withLongHistory),
  'held by an advisor': stockOnly('ULTRACEMCO', heldByAdvisor),
  'no numbers': [...noNumbers, ...stockOnly('RELIANCE')],
  locked: [signedInAs(aPerson('free')), ...stockOnly('ULTRACEMCO', withoutDetail)],
  'simulated price': [
    http.get('/api/stocks/:id/prices', () => HttpResponse.json(simulatedPrices)),
    ...stockOnly('RELIANCE'),
  ],
} satisfies Readonly<Record<string, readonly RequestHandler[]>>;
