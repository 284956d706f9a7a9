import { aPerson, runAlone } from '@tayyib/shared/alone';
import descriptor from '../module.json';
import definition from '../src/module';
import { scenarios } from './scenarios';

runAlone({ descriptor, definition, scenarios, as: aPerson('free', { roles: ['staff', 'advisor'] }) });
