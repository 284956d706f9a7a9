import { aPerson, runAlone } from '@tayyib/shared/alone';
import descriptor from '../module.json';
import definition from '../src/module';
import { scenarios } from './scenarios';

runAlone({
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
