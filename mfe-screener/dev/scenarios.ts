import type { StockPage } from '@tayyib/shared/contracts';
import { never, problem, type Fixtures } from '@tayyib/shared/alone';
import { everything, readScreen } from '../src/domain/screenAddress';
import { advisors } from './advisorFixtures';
import { marketLists, marketListScenarios } from './marketListFixtures';
import { samplePrices } from './numbersFixtures';
import { noNumbers, numbers } from './numbersScenarios';
import { screens } from './screenFixtures';
import { samplePage, sampleScreens, sampleSearch } from './sampleMarket';
import { staff, staffScenarios } from './staffScenarios';
import { heldByAdvisor, withLongHistory, withoutDetail } from './stories';

const pageSize = 25;

/** The server's answers over the sample market. */
export const full = {
  ...staff,
  ...advisors,
  ...marketLists,
  ...numbers,
  ...screens,
  'GET /api/stocks': ({ query }: { query: URLSearchParams }) => {
    const { standard, ...question } = readScreen(query);
    return sampleScreens[standard]({ ...question, pageSize });
  },
  'GET /api/stocks/:id': ({ params }: { params: Readonly<Record<string, string>> }) =>
    samplePage(params.id ?? '') ??
    problem(404, 'stock-not-found', `We know no stock by the code ${params.id ?? ''}.`),
  'GET /api/search': ({ query }: { query: URLSearchParams }) => ({
    stocks: sampleSearch(query.get('q') ?? '', 20),
    ipos: [],
  }),
} satisfies Fixtures;

const always = (code: string, story = (stock: StockPage) => stock): Fixtures => {
  const stock = samplePage(code);
  return {
    ...full,
    'GET /api/stocks/:id': stock
      ? story(stock)
      : problem(404, 'stock-not-found', `${code} is not in the sample.`),
  };
};

const broken = problem(503, 'unavailable', 'We could not read the market just now. Please try again.');

/** As the server calls a price that no exchange gave. */
const simulatedPrices = {
  ...samplePrices,
  source: samplePrices.source && { ...samplePrices.source, publisher: 'Simulated' },
};

/** What the server may be like, by name. */
export const scenarios = {
  full,
  empty: {
    ...full,
    ...staffScenarios.empty,
    ...marketListScenarios.empty,
    'GET /api/stocks': () => sampleScreens.TASIS({ ...everything, q: 'no such company', pageSize }),
    'GET /api/search': { stocks: [], ipos: [] },
  },
  loading: {
    ...staffScenarios.loading,
    ...marketListScenarios.loading,
    'GET /api/stocks': never,
    'GET /api/stocks/:id': never,
    'GET /api/search': never,
  },
  error: {
    ...staffScenarios.error,
    ...marketListScenarios.error,
    'GET /api/stocks': broken,
    'GET /api/stocks/:id': broken,
    'GET /api/search': broken,
  },
  compliant: always('RELIANCE'),
  'non-compliant': always('ITC'),
  'under review': always('BHARTIARTL'),
  'long history': always('TCS', withLongHistory),
  'held by an advisor': always('RELIANCE', heldByAdvisor),
  'no numbers': { ...always('RELIANCE'), ...noNumbers },
  locked: always('RELIANCE', withoutDetail),
  'simulated price': { ...always('RELIANCE'), 'GET /api/stocks/:id/prices': simulatedPrices },
} satisfies Readonly<Record<string, Fixtures>>;
