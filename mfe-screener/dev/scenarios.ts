import type { Badge, StockPage } from '@tayyib/shared/contracts';
import { aPerson, never, problem, type Fixtures } from '@tayyib/shared/alone';
import { everything as everyStock, readScreen } from '../src/domain/screens/screenAddress';
import { advisors, noAdvisors } from './advisorFixtures';
import { emptyLists, issuesOf, marketLists } from './marketListFixtures';
import { samplePrices } from './numbersFixtures';
import { noNumbers, nothingAlike, numbers, similarTo } from './numbersScenarios';
import { noScreens, screens } from './screenFixtures';
import { samplePage, sampleScreens, sampleSearch } from './sampleMarket';
import { heldByAdvisor, withLongHistory, withoutDetail } from './stories';

const pageSize = 25;

/** The server's answers over the sample market. */
export const full = {
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

/** A stock with this answer, and everything else that a page shows of such stocks. */
const answered = (badge: Badge, code: string): Fixtures => ({
  ...always(code),
  ...issuesOf(badge),
  ...similarTo(badge),
});

/** Every question of this module gets one answer. */
const everything = (answer: Fixtures[string]): Fixtures =>
  Object.fromEntries(Object.keys(full).map((route) => [route, answer]));
const onlyNumbers = (answer: Fixtures[string]): Fixtures =>
  Object.fromEntries(Object.keys(numbers).map((route) => [route, answer]));

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
    ...emptyLists,
    ...noScreens,
    ...noNumbers,
    ...nothingAlike,
    ...noAdvisors,
    'GET /api/stocks': () => sampleScreens.TASIS({ ...everyStock, q: 'no such company', pageSize }),
    'GET /api/search': { stocks: [], ipos: [] },
  },
  loading: everything(never),
  error: everything(broken),
  'numbers loading': { ...always('RELIANCE'), ...onlyNumbers(never) },
  'numbers failing': { ...always('RELIANCE'), ...onlyNumbers(broken) },
  compliant: answered('compliant', 'RELIANCE'),
  'non-compliant': answered('non_compliant', 'ITC'),
  'under review': answered('under_review', 'BHARTIARTL'),
  'long history': always('TCS', withLongHistory),
  'held by an advisor': always('RELIANCE', heldByAdvisor),
  'no numbers': { ...always('RELIANCE'), ...noNumbers },
  locked: { ...always('RELIANCE', withoutDetail), 'GET /api/session': { user: aPerson('free') } },
  'simulated price': { ...always('RELIANCE'), 'GET /api/stocks/:id/prices': simulatedPrices },
} satisfies Readonly<Record<string, Fixtures>>;
