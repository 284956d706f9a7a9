import type { GroupSfuOffer, IceCandidate } from '@tayyib/shared/contracts';
import { isRelayed } from '../../isRelayed';
import { plainCandidate } from '../../plainCandidate';
import { Arrivals, type Received } from './Arrivals';
import { ConnectionWatch } from './ConnectionWatch';

/** How often to see who has arrived, while somebody has not: about one picture. */
const lookEveryMs = 60;

interface LinkListener {
  candidate: (candidate: IceCandidate) => void;
  answer: (sdp: string) => void;
  stream: (participant: string, stream: MediaStream | null) => void;
}

/** All the others, as the forwarding server sends them over one connection. Each change of who is there is one more offer of its. */
export class IncomingLink {
  private readonly connection: RTCPeerConnection;
  private readonly arrivals: Arrivals;
  private watch: ConnectionWatch | null = null;
  private lines = new Map<string, string>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private isClosed = false;
  /** Offers are taken one after the other. */
  private turn: Promise<void> = Promise.resolve();

  constructor(
    iceServers: RTCIceServer[],
    private readonly listener: LinkListener,
  ) {
    this.connection = new RTCPeerConnection({ iceServers });
    this.arrivals = new Arrivals((participant, stream) => listener.stream(participant, stream));
    this.connection.onicecandidate = ({ candidate }) => {
      if (candidate) listener.candidate(plainCandidate(candidate));
    };
  }

  /** Whether the server has sent anything yet. */
  get hasOffer(): boolean {
    return this.watch !== null;
  }

  take({ offer, lines }: Pick<GroupSfuOffer, 'offer' | 'lines'>): void {
    this.watch ??= new ConnectionWatch(this.connection);
    const step = async () => {
      if (this.isClosed) return;
      await this.connection.setRemoteDescription(offer);
      await this.connection.setLocalDescription();
      const { localDescription } = this.connection;
      if (this.isClosed || !localDescription) return;
      this.listener.answer(localDescription.sdp);
      this.lines = new Map(lines.map(({ mid, participant }) => [mid, participant]));
      this.arrivals.expect(this.tracks(), Date.now());
      this.lookUntilAllAreHere();
    };
    // one that fails leaves the connection as it was; what is missing then is noticed and built anew
    this.turn = this.turn.then(step).catch(() => undefined);
  }

  /** What is known of each voice and picture. */
  async stats(): Promise<Map<string, RTCStatsReport>> {
    const found = new Map<string, RTCStatsReport>();
    for (const { mid, receiver } of this.connection.getTransceivers()) {
      const participant = this.lines.get(mid ?? '');
      if (participant !== undefined && receiver.track.kind === 'audio')
        found.set(participant, await receiver.getStats());
    }
    return found;
  }

  /** @param now in milliseconds */
  isLost(now: number): boolean {
    return this.watch?.isLost(now) ?? false;
  }

  /** Whether it goes through a relay, whose credentials end. */
  isRelayed(): Promise<boolean> {
    return isRelayed(this.connection);
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.timer);
    this.connection.onicecandidate = null;
    this.connection.close();
  }

  private tracks(): Map<string, MediaStreamTrack[]> {
    const tracks = new Map<string, MediaStreamTrack[]>();
    for (const { mid, receiver } of this.connection.getTransceivers()) {
      const participant = this.lines.get(mid ?? '');
      if (participant !== undefined)
        tracks.set(participant, [...(tracks.get(participant) ?? []), receiver.track]);
    }
    return tracks;
  }

  private lookUntilAllAreHere(): void {
    clearInterval(this.timer);
    this.timer = setInterval(() => void this.look(), lookEveryMs);
  }

  private async look(): Promise<void> {
    if (!this.arrivals.isWaiting) return clearInterval(this.timer);
    const report = await this.connection.getStats();
    if (this.isClosed) return;
    const received = new Map<string, Received>();
    report.forEach((stat: InboundStat) => {
      const participant = stat.type === 'inbound-rtp' ? this.lines.get(stat.mid ?? '') : undefined;
      if (participant === undefined) return;
      const { frames, voice } = received.get(participant) ?? { frames: 0, voice: 0 };
      received.set(
        participant,
        stat.kind === 'video'
          ? { frames: stat.framesDecoded ?? 0, voice }
          : { frames, voice: stat.packetsReceived ?? 0 },
      );
    });
    this.arrivals.take(received, Date.now());
  }
}

/** What matters here of RTCInboundRtpStreamStats. */
interface InboundStat {
  type: string;
  kind?: string;
  mid?: string;
  framesDecoded?: number;
  packetsReceived?: number;
}
