import { aPerson, runStandalone } from '@tayyib/shared/standalone';
import descriptor from '../module.json';
import definition from '../src/module';
import { scenarios } from './scenarios';

await runStandalone({
  descriptor,
  definition,
  scenarios,
  as: aPerson('premium'),
  examples: {
    '/stock': 'isin=INE002A01018',
    '/similarstock': 'isin=INE002A01018',
    '/indices_stocks': 'id=nifty50',
  },
});
