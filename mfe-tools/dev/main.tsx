import { delay, http, HttpResponse } from 'msw';
import { aPerson, problem, runStandalone } from '@tayyib/shared/standalone';
import module from '../src/module';
import descriptor from '../module.json';
import { metalPrices } from './metalPrices';

await runStandalone({
  descriptor,
  definition: module,
  as: aPerson('free'),
  scenarios: {
    full: [http.get('/api/metals', () => HttpResponse.json({ prices: metalPrices }))],
    'no prices known': [http.get('/api/metals', () => HttpResponse.json({ prices: [] }))],
    loading: [http.get('/api/metals', () => delay('infinite'))],
    error: [
      http.get('/api/metals', () =>
        problem(503, 'database-unavailable', 'Our database is not answering. Please try again in a moment.'),
      ),
    ],
  },
});
