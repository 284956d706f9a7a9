import { delay, http, HttpResponse } from 'msw';
import { aPerson, problem, runStandalone, signedInAs } from '@tayyib/shared/standalone';
import module from '../src/module';
import descriptor from '../module.json';
import { account } from './account';
import { fundsFound, sampleFund, samplePortfolios } from './funds';
import { heldAccounts, heldStock } from './heldCompanies';
import { foundStocks, portfolioHoldings, purificationYears } from './holdings';
import { metalPrices, silverHistory } from './metalPrices';

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
const holdings = [
  ...account,
  http.get('/api/metals/:metal', () => HttpResponse.json(silverHistory)),
  http.get('/api/stocks/:id', () => HttpResponse.json(heldStock)),
  http.get('/api/stocks/:id/fundamentals', () => HttpResponse.json(heldAccounts)),
  http.get('/api/search', ({ request }) => HttpResponse.json(foundStocks(queryOf(request)))),
  http.get('/api/funds', () => HttpResponse.json(fundsFound)),
];

await runStandalone({
  descriptor,
  definition: module,
  as: aPerson('premium'),
  holdings: portfolioHoldings,
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
      ...holdings,
    ],
    error: [http.get('/api/metals', down), http.get('/api/purification/years', down), ...holdings],
  },
});
