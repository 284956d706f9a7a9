import type { QualitySample } from './readSample';

export type QualityReason =
  | 'your-uplink'
  | 'their-uplink'
  | 'narrow-network'
  | 'your-computer'
  | 'far-network'
  | 'no-packets'
  | 'none';

/** How good a call is, and whose doing it is when it is not. */
export interface Quality {
  level: 'good' | 'fair' | 'poor';
  reason: QualityReason;
  /** Between the two samples. */
  kbpsIn: number;
  kbpsOut: number;
  framesPerSecond: number;
  /** Share of the other side's packets that did not arrive. */
  lossIn: number;
}

/** Our thresholds: speech suffers audibly from 3 % loss and breaks at 10 %; a conversation drags from 300 ms there and back (ITU-T G.114). */
const limits = { fairLoss: 0.03, poorLoss: 0.1, fairTripMs: 300, poorTripMs: 600 } as const;

/** What two samples of one connection tell. The worst of the causes is the one that is named. */
export function judgeQuality(before: QualitySample, now: QualitySample): Quality {
  const seconds = Math.max(0.001, (now.at - before.at) / 1000);
  const lost = Math.max(0, now.packetsLost - before.packetsLost);
  const arrived = Math.max(0, now.packetsIn - before.packetsIn);
  const lossIn = lost + arrived === 0 ? 0 : lost / (lost + arrived);
  const measured = {
    kbpsIn: ((now.bytesIn - before.bytesIn) * 8) / 1000 / seconds,
    kbpsOut: ((now.bytesOut - before.bytesOut) * 8) / 1000 / seconds,
    framesPerSecond: (now.framesDecoded - before.framesDecoded) / seconds,
    lossIn,
  };
  // voice sends even when nobody speaks: nothing at all means that nothing comes through
  if (arrived === 0) return { level: 'poor', reason: 'no-packets', ...measured };
  const lossOut = now.lossOut ?? 0;
  const trip = now.roundTripMs ?? 0;
  // what waits to get through makes the way seem long
  const isNarrow = now.limitedBy === 'bandwidth';
  const causes: [QualityReason, number][] = [
    ['your-uplink', badness(lossOut, limits.fairLoss, limits.poorLoss)],
    ['their-uplink', badness(lossIn, limits.fairLoss, limits.poorLoss)],
    [isNarrow ? 'narrow-network' : 'far-network', badness(trip, limits.fairTripMs, limits.poorTripMs)],
    ['your-computer', now.limitedBy === 'cpu' ? 1 : 0],
    ['narrow-network', isNarrow ? 1 : 0],
  ];
  const [reason, worst] = causes.reduce((one, other) => (other[1] > one[1] ? other : one));
  if (worst === 0) return { level: 'good', reason: 'none', ...measured };
  return { level: worst >= 2 ? 'poor' : 'fair', reason, ...measured };
}

/** 0 for fine, from 1 for fair, from 2 for poor, and more the further it is beyond. */
function badness(value: number, fair: number, poor: number): number {
  if (value < fair) return 0;
  return value < poor ? 1 + (value - fair) / (poor - fair) : 1 + value / poor;
}
