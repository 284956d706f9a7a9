import type { TransportListener } from './GroupTransport';

/** A participant whose camera is off counts as arrived when only their audio has come for this long. */
const audioOnlyMs = 1500;

/** Media received from one participant: decoded frames and audio packets. */
export interface Received {
  frames: number;
  packets: number;
}

/** Media received over a connection, by participant. @param participantOf whose media a transceiver carries, by its `mid` */
export function receivedIn(
  report: RTCStatsReport,
  participantOf: (mid: string) => string | undefined,
): Map<string, Received> {
  const received = new Map<string, Received>();
  report.forEach((stat: InboundStat) => {
    const participant = stat.type === 'inbound-rtp' ? participantOf(stat.mid ?? '') : undefined;
    if (participant === undefined) return;
    const { frames, packets } = received.get(participant) ?? { frames: 0, packets: 0 };
    received.set(
      participant,
      stat.kind === 'video'
        ? { frames: frames + (stat.framesDecoded ?? 0), packets }
        : { frames, packets: stat.packetsReceived ?? 0 },
    );
  });
  return received;
}

/** The fields of RTCInboundRtpStreamStats that are used here. */
interface InboundStat {
  type: string;
  kind?: string;
  mid?: string;
  framesDecoded?: number;
  packetsReceived?: number;
}

interface Expected {
  stream: MediaStream;
  /** When the participant was first expected, in milliseconds. */
  since: number;
  /** The counters at the first poll: the transceiver may have carried another participant before. */
  before: Received | null;
  hasArrived: boolean;
}

/** Whose media is expected on one connection, and whose has arrived: a tile switches over on its first decoded frame. */
export class Arrivals {
  private readonly expected = new Map<string, Expected>();

  constructor(private readonly listener: TransportListener) {}

  /** Sets the tracks of each participant. @param now in milliseconds */
  expect(tracks: ReadonlyMap<string, readonly MediaStreamTrack[]>, now: number): void {
    for (const participant of this.expected.keys()) {
      if (tracks.has(participant)) continue;
      this.expected.delete(participant);
      this.listener.stream(participant, null);
    }
    for (const [participant, theirs] of tracks) {
      const known = this.expected.get(participant)?.stream.getTracks() ?? [];
      if (known.length === theirs.length && theirs.every((track) => known.includes(track))) continue;
      const stream = new MediaStream([...theirs]);
      this.expected.set(participant, { stream, since: now, before: null, hasArrived: false });
      this.listener.pending(participant, stream);
    }
  }

  get isWaiting(): boolean {
    return [...this.expected.values()].some(({ hasArrived }) => !hasArrived);
  }

  /** Updates the counters of each participant. */
  update(received: ReadonlyMap<string, Received>, now: number): void {
    for (const [participant, person] of this.expected) {
      if (person.hasArrived) continue;
      const { frames, packets } = received.get(participant) ?? { frames: 0, packets: 0 };
      person.before ??= { frames, packets };
      const isSeen = frames > person.before.frames;
      const isHeard = packets > person.before.packets && now - person.since > audioOnlyMs;
      if (!isSeen && !isHeard) continue;
      person.hasArrived = true;
      this.listener.stream(participant, person.stream);
    }
  }
}
