import { delay, http, HttpResponse } from 'msw';
import type {
  AddPortfolioEntriesBody,
  ConsentBody,
  PortfolioEntry,
  PortfolioFactsBody,
} from '@tayyib/shared/contracts';
import { aPerson, problem, runStandalone, signedInAs } from '@tayyib/shared/standalone';
import module from '../src/module';
import descriptor from '../module.json';
import { foundStocks, goods, portfolioEntries, portfolioFacts } from './portfolio';

const portfolio = '/api/portfolio';
const facts = '/api/portfolio/facts';
const down = () =>
  problem(503, 'database-unavailable', 'Our database is not answering. Please try again in a moment.');
const wait = () => delay('infinite');

/** An account that stores entries until the page is loaded again. */
function accountWith(stored: readonly PortfolioEntry[], { isStored = true, isDetailed = true } = {}) {
  let isAgreed = isStored;
  let entries = [...stored];
  const without = (keys: readonly string[]) => entries.filter(({ key }) => !keys.includes(key));
  return [
    http.get(portfolio, () => HttpResponse.json({ isStored: isAgreed, entries: isAgreed ? entries : [] })),
    http.post<never, PortfolioFactsBody>(facts, async ({ request }) => {
      const { isins = [], names = [] } = await request.json();
      return HttpResponse.json(portfolioFacts(isins, { isDetailed, names }));
    }),
    http.post<never, AddPortfolioEntriesBody>(`${portfolio}/entries`, async ({ request }) => {
      const { entries: added, replaced = [] } = await request.json();
      entries = [...without(replaced), ...added];
      return HttpResponse.json({ added: added.length, duplicates: 0, stored: entries.length });
    }),
    http.post<never, { keys: string[] }>(`${portfolio}/entries/remove`, async ({ request }) => {
      const { keys } = await request.json();
      entries = without(keys);
      return HttpResponse.json({ removed: keys.length });
    }),
    http.delete(portfolio, () => {
      const removed = entries.length;
      entries = [];
      return HttpResponse.json({ removed });
    }),
    http.put<never, ConsentBody>('/api/consents/portfolio', async ({ request }) => {
      isAgreed = (await request.json()).isGiven;
      if (!isAgreed) entries = [];
      return HttpResponse.json({ consents: [], history: [] });
    }),
    http.get('/api/search', ({ request }) =>
      HttpResponse.json(foundStocks(new URL(request.url).searchParams)),
    ),
  ];
}

const full = accountWith(portfolioEntries);

await runStandalone({
  descriptor,
  definition: module,
  as: aPerson('premium'),
  stock: goods,
  scenarios: {
    full,
    'free plan': [signedInAs(aPerson('free')), ...accountWith(portfolioEntries, { isDetailed: false })],
    visitor: [http.get('/api/session', () => HttpResponse.json({ user: null }))],
    'no holdings': accountWith([]),
    'not stored': accountWith([], { isStored: false }),
    loading: [http.get(portfolio, wait), ...full],
    error: [http.get(portfolio, down), ...full],
    'prices loading': [http.post(facts, wait), ...full],
    'prices not available': [http.post(facts, down), ...full],
  },
});
