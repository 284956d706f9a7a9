import { delay, http } from 'msw';
import { aPerson, commandExample, problem, runStandalone } from '@tayyib/shared/standalone';
import module from '../src/module';
import descriptor from '../module.json';
import { fakeStock, fakeStocks, stocks } from './stocks';
import { fakeWatchlists } from './fakeWatchlists';

const fail = () =>
  problem(503, 'database-unavailable', 'Our database is not answering. Please try again in a moment.');
const wait = () => delay('infinite');

const [stock = fakeStock(0)] = stocks;
const full = () =>
  problem(409, 'stock-limit', 'Your watchlist is full. The plan includes 10 stocks in each.');

await runStandalone({
  descriptor,
  definition: module,
  stock,
  commandExamples: [commandExample('stock.watch', { isin: stock.isin })],
  as: aPerson('premium'),
  scenarios: {
    full: fakeWatchlists('premium', {
      'Long term': stocks,
      'IT services to study': stocks.slice(0, 1),
      Ideas: [],
    }),
    empty: fakeWatchlists('premium', {}),
    'nothing in it': fakeWatchlists('free', { 'Long term': [] }),
    'a watchlist of 50 is full': fakeWatchlists('premium', { 'Long term': fakeStocks(50), Ideas: [] }),
    'a watchlist of 10 is full': [
      http.put('/api/watchedstocks/:isin', full),
      ...fakeWatchlists('free', { 'Long term': fakeStocks(10) }),
    ],
    'six of six used': fakeWatchlists(
      'premium',
      Object.fromEntries(['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => [title, stocks])),
    ),
    loading: [
      http.get('/api/watchlistcat', wait),
      http.get('/api/watchlists/:stockId', wait),
      http.put('/api/watchedstocks/:isin', wait),
    ],
    error: [
      http.get('/api/watchlistcat', fail),
      http.get('/api/watchlists/:stockId', fail),
      http.put('/api/watchedstocks/:isin', fail),
    ],
  },
});
