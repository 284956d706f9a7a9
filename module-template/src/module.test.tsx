import { itStopsWithItsSignal } from '@tayyib/shared/testing';
import definition from './module';

itStopsWithItsSignal('mfe-sample', definition);
