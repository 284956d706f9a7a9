import { ownJourneyProduct } from './journeyProduct';
import { journeysIn } from './journeys';
import { callLimits } from './limits';

/** Runs tests of calls, with a product of their own: everybody sees who is online. */
export const callJourneys = (name: string, define: Parameters<typeof journeysIn>[2]) =>
  journeysIn(ownJourneyProduct(), name, define, { limits: callLimits });
