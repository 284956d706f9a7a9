import type { TransportListener } from './GroupTransport';

/** Somebody whose camera is off is taken for arrived once only their voice has come for so long. */
const voiceAloneMs = 1500;

/** What has come of one person so far: pictures decoded, and packets of the voice. */
export interface Received {
  frames: number;
  voice: number;
}

/** Adds up what a connection has counted, by whose it is. @param whose whom a line carries, by its `mid` */
export function receivedIn(
  report: RTCStatsReport,
  whose: (mid: string) => string | undefined,
): Map<string, Received> {
  const received = new Map<string, Received>();
  report.forEach((stat: InboundStat) => {
    const participant = stat.type === 'inbound-rtp' ? whose(stat.mid ?? '') : undefined;
    if (participant === undefined) return;
    const { frames, voice } = received.get(participant) ?? { frames: 0, voice: 0 };
    received.set(
      participant,
      stat.kind === 'video'
        ? { frames: stat.framesDecoded ?? 0, voice }
        : { frames, voice: stat.packetsReceived ?? 0 },
    );
  });
  return received;
}

/** What matters here of RTCInboundRtpStreamStats. */
interface InboundStat {
  type: string;
  kind?: string;
  mid?: string;
  framesDecoded?: number;
  packetsReceived?: number;
}

interface Expected {
  stream: MediaStream;
  /** When they were first looked for, in milliseconds. */
  since: number;
  /** What the line had carried before, of somebody else. */
  before: Received | null;
  hasArrived: boolean;
}

/** Who is to be received on one connection, and whose pictures have come: a tile changes over on its first decoded picture. */
export class Arrivals {
  private readonly expected = new Map<string, Expected>();

  constructor(private readonly listener: TransportListener) {}

  /** Whom the lines carry from now on. @param now in milliseconds */
  expect(tracks: ReadonlyMap<string, readonly MediaStreamTrack[]>, now: number): void {
    for (const participant of [...this.expected.keys()]) {
      if (tracks.has(participant)) continue;
      this.expected.delete(participant);
      this.listener.stream(participant, null);
    }
    for (const [participant, theirs] of tracks) {
      const known = this.expected.get(participant)?.stream.getTracks() ?? [];
      if (known.length === theirs.length && theirs.every((track) => known.includes(track))) continue;
      const stream = new MediaStream([...theirs]);
      this.expected.set(participant, { stream, since: now, before: null, hasArrived: false });
      this.listener.coming(participant, stream);
    }
  }

  get isWaiting(): boolean {
    return [...this.expected.values()].some(({ hasArrived }) => !hasArrived);
  }

  /** What has come of each by now. */
  take(received: ReadonlyMap<string, Received>, now: number): void {
    for (const [participant, person] of this.expected) {
      if (person.hasArrived) continue;
      const { frames, voice } = received.get(participant) ?? { frames: 0, voice: 0 };
      person.before ??= { frames, voice };
      const isSeen = frames > person.before.frames;
      const isHeard = voice > person.before.voice && now - person.since > voiceAloneMs;
      if (!isSeen && !isHeard) continue;
      person.hasArrived = true;
      this.listener.stream(participant, person.stream);
    }
  }
}
