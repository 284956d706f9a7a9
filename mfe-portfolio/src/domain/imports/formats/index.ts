import type { ImportFormat } from '../ImportFormat';
import { angelTradebook } from './angelTradebook';
import { growwHoldings } from './growwHoldings';
import { growwTradebook } from './growwTradebook';
import { kiteHoldings } from './kiteHoldings';
import { ownEntries } from './ownEntries';
import { upstoxHoldings } from './upstoxHoldings';
import { upstoxTradebook } from './upstoxTradebook';
import { zerodhaHoldings } from './zerodhaHoldings';
import { zerodhaTradebook } from './zerodhaTradebook';

/**
 * Every kind of file that can be imported, in the layout that public readers of such files agree on; a new one is one more file here.
 */
export const importFormats: readonly ImportFormat[] = [
  zerodhaTradebook,
  zerodhaHoldings,
  kiteHoldings,
  growwTradebook,
  growwHoldings,
  upstoxTradebook,
  upstoxHoldings,
  angelTradebook,
  ownEntries,
];
