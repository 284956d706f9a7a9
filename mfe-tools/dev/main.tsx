import { delay, http, HttpResponse } from 'msw';
import { aPerson, problem, runStandalone, signedInAs } from '@tayyib/shared/standalone';
import module from '../src/module';
import descriptor from '../module.json';
import { account } from './account';
import { fundsFound, sampleFund, samplePortfolios } from './funds';
import { heldAccounts, heldStock } from './heldCompanies';
import { foundStocks, purificationYears, watchlist, watchlists } from './holdings';
import { metalPrices, silverHistory } from './metalPrices';
import { portfolioEntries, portfolioFacts } from './portfolio';

const down = () =>
  problem(503, 'database-unavailable', 'Our database is not answering. Please try again in a moment.');
const known = http.get('/api/metals', () => HttpResponse.json({ prices: metalPrices }));
const queryOf = (request: Request) => new URL(request.url).searchParams;
const years = (isDetailed: boolean) => [
  http.get('/api/purification/years', ({ request }) =>
    HttpResponse.json(purificationYears(queryOf(request), isDetailed)),
  ),
  http.get('/api/funds/:id/portfolios', () => HttpResponse.json(samplePortfolios(isDetailed))),
  http.get('/api/funds/:id', () => HttpResponse.json(sampleFund(isDetailed))),
];
const portfolio = '/api/portfolio';
const facts = '/api/portfolio/facts';
const holdings = [
  ...account,
  http.get(portfolio, () => HttpResponse.json({ isStored: true, entries: portfolioEntries })),
  http.post(facts, () => HttpResponse.json(portfolioFacts(portfolioEntries.map(({ isin }) => isin)))),
  http.get('/api/metals/:metal', () => HttpResponse.json(silverHistory)),
  http.get('/api/stocks/:id', () => HttpResponse.json(heldStock)),
  http.get('/api/stocks/:id/fundamentals', () => HttpResponse.json(heldAccounts)),
  http.get('/api/search', ({ request }) => HttpResponse.json(foundStocks(queryOf(request)))),
  http.get('/api/funds', () => HttpResponse.json(fundsFound)),
  http.get('/api/watchlistcat', () => HttpResponse.json(watchlists)),
  http.get('/api/watchlistcat/:id', () => HttpResponse.json(watchlist)),
];

await runStandalone({
  descriptor,
  definition: module,
  as: aPerson('premium'),
  scenarios: {
    full: [known, ...years(true), ...holdings],
    'free plan': [signedInAs(aPerson('free')), known, ...years(false), ...holdings],
    visitor: [http.get('/api/session', () => HttpResponse.json({ user: null })), known],
    'no prices known': [
      http.get('/api/metals', () => HttpResponse.json({ prices: [] })),
      ...years(true),
      ...holdings,
    ],
    loading: [
      http.get('/api/metals', () => delay('infinite')),
      http.get('/api/purification/years', () => delay('infinite')),
      http.get(portfolio, () => delay('infinite')),
      ...holdings,
    ],
    error: [
      http.get('/api/metals', down),
      http.get('/api/purification/years', down),
      http.get(portfolio, down),
      ...holdings,
    ],
    'no holdings': [
      http.get(portfolio, () => HttpResponse.json({ isStored: true, entries: [] })),
      known,
      ...years(true),
      ...holdings,
    ],
    'prices loading': [http.post(facts, () => delay('infinite')), known, ...years(true), ...holdings],
    'prices not available': [http.post(facts, down), known, ...years(true), ...holdings],
  },
});
