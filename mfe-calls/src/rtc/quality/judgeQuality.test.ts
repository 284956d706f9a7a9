import { judgeQuality } from './judgeQuality';
import { readSample, type QualitySample } from './readSample';

const before: QualitySample = {
  audioPacketsIn: 0,
  at: 0,
  bytesIn: 0,
  bytesOut: 0,
  packetsIn: 0,
  packetsLost: 0,
  framesDecoded: 0,
  lossOut: 0,
  roundTripMs: 20,
  limitedBy: null,
  size: null,
  codec: null,
  path: 'host',
};
const after = (change: Partial<QualitySample>): QualitySample => ({
  ...before,
  audioPacketsIn: 100,
  at: 2000,
  bytesIn: 250_000,
  bytesOut: 125_000,
  packetsIn: 200,
  framesDecoded: 40,
  ...change,
});

it('measures traffic between two samples', () => {
  expect(judgeQuality(before, after({}))).toEqual({
    level: 'good',
    reason: 'none',
    kbpsIn: 1000,
    kbpsOut: 500,
    framesPerSecond: 20,
    lossIn: 0,
    hasSound: true,
  });
});

it.each([
  ['few of our packets are lost', { lossOut: 0.05 }, 'fair', 'your-uplink'],
  ['our packets are lost', { lossOut: 0.2 }, 'poor', 'your-uplink'],
  ['their packets are lost', { packetsLost: 40 }, 'poor', 'their-uplink'],
  ['the round trip is long', { roundTripMs: 400 }, 'fair', 'far-network'],
  ['the round trip is far too long', { roundTripMs: 900 }, 'poor', 'far-network'],
  ['this computer is busy', { limitedBy: 'cpu' }, 'fair', 'your-computer'],
  ['the browser sends less for lack of bandwidth', { limitedBy: 'bandwidth' }, 'fair', 'narrow-network'],
  ['nothing arrives', { packetsIn: 0 }, 'poor', 'no-packets'],
  ['both directions lose packets, ours more', { lossOut: 0.4, packetsLost: 20 }, 'poor', 'your-uplink'],
  ['both directions lose packets, theirs more', { lossOut: 0.12, packetsLost: 200 }, 'poor', 'their-uplink'],
] as const)('the quality of a call reports that %s', (_what, change, level, reason) => {
  expect(judgeQuality(before, after(change))).toMatchObject({ level, reason });
});

it('the quality of a call never counts backwards when a rebuilt connection restarts its counters', () => {
  expect(judgeQuality(after({ packetsLost: 10 }), after({ at: 4000 }))).toMatchObject({ lossIn: 0 });
});

it('notices that no sound arrives, as when the other side lost its microphone', () => {
  expect(judgeQuality(before, after({ audioPacketsIn: 0 }))).toMatchObject({
    level: 'good',
    hasSound: false,
  });
  expect(judgeQuality(after({}), after({ at: 4000, audioPacketsIn: 7 }))).toMatchObject({ hasSound: true });
});

it('reads a stats report, and tolerates missing entries', () => {
  const sample = readSample(
    [
      { id: 'T', type: 'transport', selectedCandidatePairId: 'P' },
      { id: 'P', type: 'candidate-pair', currentRoundTripTime: 0.04, localCandidateId: 'L' },
      { id: 'L', type: 'local-candidate', candidateType: 'relay' },
      { id: 'V', type: 'inbound-rtp', kind: 'video', framesDecoded: 7, bytesReceived: 10, codecId: 'C' },
      { id: 'A', type: 'inbound-rtp', kind: 'audio', bytesReceived: 5, packetsReceived: 3 },
      { id: 'C', type: 'codec', mimeType: 'video/VP8' },
      { id: 'O', type: 'outbound-rtp', kind: 'video', bytesSent: 9, qualityLimitationReason: 'none' },
      { id: 'R', type: 'remote-inbound-rtp', kind: 'video', fractionLost: 0.1 },
    ],
    5,
  );
  expect(sample).toEqual({
    audioPacketsIn: 3,
    at: 5,
    bytesIn: 15,
    bytesOut: 9,
    packetsIn: 3,
    packetsLost: 0,
    framesDecoded: 7,
    lossOut: 0.1,
    roundTripMs: 40,
    limitedBy: null,
    size: null,
    codec: 'video/VP8',
    path: 'relay',
  });
});
