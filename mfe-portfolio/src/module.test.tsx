import { itStopsWithItsSignal } from '@tayyib/shared/testing';
import definition from './module';

itStopsWithItsSignal('mfe-portfolio', definition);
