/** The counters of a peer connection at one time. Bytes and packets are totals; times are in milliseconds. */
export interface QualitySample {
  at: number;
  bytesIn: number;
  bytesOut: number;
  packetsIn: number;
  /** Of them, the packets of sound. */
  audioPacketsIn: number;
  packetsLost: number;
  framesDecoded: number;
  /** Share of our recent packets that the other side did not receive. */
  lossOut: number | null;
  roundTripMs: number | null;
  /** Why the browser sends less than it could. */
  limitedBy: string | null;
  size: { width: number; height: number } | null;
  codec: string | null;
  /** ICE path: `host` and `srflx` are direct, `relay` goes through a server. */
  path: string | null;
}

interface Entry {
  id: string;
  type: string;
  [field: string]: unknown;
}

const numberIn = (entry: Entry | undefined, field: string): number | null => {
  const value = entry?.[field];
  return typeof value === 'number' ? value : null;
};
const textIn = (entry: Entry | undefined, field: string): string | null => {
  const value = entry?.[field];
  return typeof value === 'string' ? value : null;
};

const midOf = (entry: Entry) => Number(textIn(entry, 'mid') ?? 0);

/** Reads a stats report; missing values are null, or zero for counters. */
export function readSample(entries: readonly Entry[], at: number): QualitySample {
  const of = (type: string, kind?: string) =>
    entries.filter((entry) => entry.type === type && (kind === undefined || entry['kind'] === kind));
  const byId = (id: string | null) => entries.find((entry) => entry.id === id);
  const sum = (among: Entry[], field: string) =>
    among.reduce((total, entry) => total + (numberIn(entry, field) ?? 0), 0);
  // the first video line; the second is the camera beside a screen
  const first = (type: string) => of(type, 'video').toSorted((one, other) => midOf(one) - midOf(other))[0];
  const video = first('inbound-rtp');
  const sent = first('outbound-rtp');
  const pair = byId(textIn(of('transport')[0], 'selectedCandidatePairId'));
  const losses = of('remote-inbound-rtp').map((entry) => numberIn(entry, 'fractionLost'));
  const known = losses.filter((loss) => loss !== null);
  const seconds = numberIn(pair, 'currentRoundTripTime');
  const width = numberIn(video, 'frameWidth');
  const height = numberIn(video, 'frameHeight');
  const limit = textIn(sent, 'qualityLimitationReason');
  return {
    at,
    bytesIn: sum(of('inbound-rtp'), 'bytesReceived'),
    bytesOut: sum(of('outbound-rtp'), 'bytesSent'),
    packetsIn: sum(of('inbound-rtp'), 'packetsReceived'),
    audioPacketsIn: sum(of('inbound-rtp', 'audio'), 'packetsReceived'),
    packetsLost: sum(of('inbound-rtp'), 'packetsLost'),
    framesDecoded: numberIn(video, 'framesDecoded') ?? 0,
    lossOut: known.length === 0 ? null : Math.max(...known),
    roundTripMs: seconds === null ? null : seconds * 1000,
    limitedBy: limit === 'none' ? null : limit,
    size: width === null || height === null ? null : { width, height },
    codec: textIn(byId(textIn(video, 'codecId')), 'mimeType'),
    path: textIn(byId(textIn(pair, 'localCandidateId')), 'candidateType'),
  };
}
