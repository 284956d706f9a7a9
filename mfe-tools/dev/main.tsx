import { aPerson, never, problem, runStandalone } from '@tayyib/shared/standalone';
import module from '../src/module';
import descriptor from '../module.json';
import { metalPrices } from './metalPrices';

const prices = { prices: metalPrices };

runStandalone({
  descriptor,
  definition: module,
  as: aPerson('free'),
  scenarios: {
    full: { 'GET /api/metals': prices },
    'no prices known': { 'GET /api/metals': { prices: [] } },
    loading: { 'GET /api/metals': never },
    error: {
      'GET /api/metals': problem(
        503,
        'database-unavailable',
        'Our database is not answering. Please try again in a moment.',
      ),
    },
  },
});
