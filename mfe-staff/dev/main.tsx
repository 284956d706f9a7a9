import { aPerson, runStandalone } from '@tayyib/shared/standalone';
import descriptor from '../module.json';
import definition from '../src/module';
import { scenarios } from './scenarios';

await runStandalone({
  descriptor,
  definition,
  scenarios,
  as: aPerson('free', { roles: ['staff', 'advisor', 'admin'] }),
});
