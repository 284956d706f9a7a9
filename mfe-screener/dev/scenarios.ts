import type { Badge, StockPage } from '@tayyib/shared/contracts';
import { aPerson, never, problem, type Fixtures } from '@tayyib/shared/standalone';
import { everything, readScreen } from '../src/domain/screens/screenAddress';
import { advisors, noAdvisors } from './advisorFixtures';
import { emptyLists, issuesOf, marketLists } from './marketListFixtures';
import { samplePrices } from './numbersFixtures';
import { noNumbers, noSimilarStocks, numbers, similarTo } from './numbersScenarios';
import { noScreens, screens } from './screenFixtures';
import { samplePage, sampleScreen, sampleSearch } from './sampleMarket';
import { heldByAdvisor, withLongHistory, withoutDetail } from './stories';

const pageSize = 25;

/** The server's replies for the sample market. */
export const full = {
  ...advisors,
  ...marketLists,
  ...numbers,
  ...screens,
  'GET /api/stocks': ({ query }: { query: URLSearchParams }) =>
    sampleScreen({ ...readScreen(query), pageSize }),
  'GET /api/stocks/:id': ({ params }: { params: Readonly<Record<string, string>> }) =>
    samplePage(params.id ?? '') ??
    problem(404, 'stock-not-found', `We know no stock by the code ${params.id ?? ''}.`),
  'GET /api/search': ({ query }: { query: URLSearchParams }) => ({
    stocks: sampleSearch(query.get('q') ?? '', 20),
    ipos: [],
  }),
} satisfies Fixtures;

const stockOnly = (code: string, change = (stock: StockPage) => stock): Fixtures => {
  const stock = samplePage(code);
  return {
    ...full,
    'GET /api/stocks/:id': stock
      ? change(stock)
      : problem(404, 'stock-not-found', `${code} is not in the sample.`),
  };
};

/** A stock with this verdict, and matching lists for the other pages. */
const withVerdict = (badge: Badge, code: string): Fixtures => ({
  ...stockOnly(code),
  ...issuesOf(badge),
  ...similarTo(badge),
});

/** Gives every request of this module the same reply. */
const allRoutes = (reply: Fixtures[string]): Fixtures =>
  Object.fromEntries(Object.keys(full).map((route) => [route, reply]));
const onlyNumbers = (reply: Fixtures[string]): Fixtures =>
  Object.fromEntries(Object.keys(numbers).map((route) => [route, reply]));

const broken = problem(503, 'unavailable', 'We could not read the market just now. Please try again.');

/** Prices with the source the server gives to simulated ones. */
const simulatedPrices = {
  ...samplePrices,
  source: samplePrices.source && { ...samplePrices.source, publisher: 'Simulated' },
};

/** The standalone scenarios by name. */
export const scenarios = {
  full,
  empty: {
    ...full,
    ...emptyLists,
    ...noScreens,
    ...noNumbers,
    ...noSimilarStocks,
    ...noAdvisors,
    'GET /api/stocks': () => sampleScreen({ ...everything, q: 'no such company', pageSize }),
    'GET /api/search': { stocks: [], ipos: [] },
  },
  loading: allRoutes(never),
  error: allRoutes(broken),
  'numbers loading': { ...stockOnly('RELIANCE'), ...onlyNumbers(never) },
  'numbers failing': { ...stockOnly('RELIANCE'), ...onlyNumbers(broken) },
  compliant: withVerdict('compliant', 'ULTRACEMCO'),
  'non-compliant': withVerdict('non_compliant', 'ITC'),
  'under review': withVerdict('under_review', 'BHARTIARTL'),
  'long history': stockOnly('TCS', withLongHistory),
  'held by an advisor': stockOnly('ULTRACEMCO', heldByAdvisor),
  'no numbers': { ...stockOnly('RELIANCE'), ...noNumbers },
  locked: { ...stockOnly('ULTRACEMCO', withoutDetail), 'GET /api/session': { user: aPerson('free') } },
  'simulated price': { ...stockOnly('RELIANCE'), 'GET /api/stocks/:id/prices': simulatedPrices },
} satisfies Readonly<Record<string, Fixtures>>;
