import type { QualitySample } from './readSample';

export type QualityReason =
  | 'your-uplink'
  | 'their-uplink'
  | 'narrow-network'
  | 'your-computer'
  | 'far-network'
  | 'no-packets'
  | 'none';

/** How good a call is, and what limits it. */
export interface Quality {
  level: 'good' | 'fair' | 'poor';
  reason: QualityReason;
  /** Between the two samples. */
  kbpsIn: number;
  kbpsOut: number;
  framesPerSecond: number;
  /** Share of the other side's packets that did not arrive. */
  lossIn: number;
  /** Whether sound arrives: a muted microphone sends silence, so without any the other side has no microphone. */
  hasSound: boolean;
}

/** Our thresholds: speech suffers audibly from 3% loss and breaks at 10%; a conversation drags from 300 ms there and back (ITU-T G.114). */
const limits = { fairLoss: 0.03, poorLoss: 0.1, fairTripMs: 300, poorTripMs: 600 } as const;

/** Rates a connection from two samples. Names the worst cause. */
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
    // a rebuilt connection restarts its counters
    hasSound: now.audioPacketsIn !== before.audioPacketsIn,
  };
  // audio is sent even when nobody speaks: no packets at all means that nothing gets through
  if (arrived === 0) return { level: 'poor', reason: 'no-packets', ...measured };
  const lossOut = now.lossOut ?? 0;
  const trip = now.roundTripMs ?? 0;
  // queued packets increase the measured round trip
  const isNarrow = now.limitedBy === 'bandwidth';
  const causes: [QualityReason, number][] = [
    ['your-uplink', severity(lossOut, limits.fairLoss, limits.poorLoss)],
    ['their-uplink', severity(lossIn, limits.fairLoss, limits.poorLoss)],
    [isNarrow ? 'narrow-network' : 'far-network', severity(trip, limits.fairTripMs, limits.poorTripMs)],
    ['your-computer', now.limitedBy === 'cpu' ? 1 : 0],
    ['narrow-network', isNarrow ? 1 : 0],
  ];
  const [reason, worst] = causes.reduce((one, other) => (other[1] > one[1] ? other : one));
  if (worst === 0) return { level: 'good', reason: 'none', ...measured };
  return { level: worst >= 2 ? 'poor' : 'fair', reason, ...measured };
}

/** 0 when good, from 1 when fair, from 2 when poor, rising with the value. */
function severity(value: number, fair: number, poor: number): number {
  if (value < fair) return 0;
  return value < poor ? 1 + (value - fair) / (poor - fair) : 1 + value / poor;
}
