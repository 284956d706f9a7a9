import type { GroupSfuOffer, IceCandidate } from '@tayyib/shared/contracts';
import { isRelayed } from '../../isRelayed';
import { oneWay } from '../../oneWay';
import { plainCandidate } from '../../plainCandidate';
import { Arrivals, receivedIn } from '../Arrivals';
import { ArrivalWatch } from '../ArrivalWatch';
import type { TransportListener } from '../GroupTransport';
import { ConnectionWatch } from './ConnectionWatch';

interface LinkListener extends TransportListener {
  candidate: (candidate: IceCandidate) => void;
  answer: (sdp: string) => void;
}

/** All the others, as the forwarding server sends them over one connection. Each change of who is there is one more offer of its. */
export class IncomingLink {
  private readonly connection: RTCPeerConnection;
  private readonly arrivals: Arrivals;
  private readonly arrivalWatch: ArrivalWatch;
  private watch: ConnectionWatch | null = null;
  private lines = new Map<string, string>();
  private isClosed = false;
  /** Offers are taken one after the other. */
  private turn: Promise<void> = Promise.resolve();

  constructor(
    iceServers: RTCIceServer[],
    private readonly listener: LinkListener,
  ) {
    this.connection = new RTCPeerConnection({ ...oneWay, iceServers });
    this.arrivals = new Arrivals(listener);
    this.arrivalWatch = new ArrivalWatch(this.arrivals, async () =>
      receivedIn(await this.connection.getStats(), (mid) => this.lines.get(mid)),
    );
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
      const answer = await this.connection.createAnswer();
      if (this.isClosed) return;
      // before a path is looked for: a handshake that begins while the other side does not know us yet waits longer after each try
      this.listener.answer(answer.sdp ?? '');
      await this.connection.setLocalDescription(answer);
      if (this.isClosed) return;
      this.lines = new Map(lines.map(({ mid, participant }) => [mid, participant]));
      this.arrivals.expect(this.tracks(), Date.now());
      this.arrivalWatch.start();
    };
    // one that fails leaves the connection as it was; what is missing then is noticed and built anew
    this.turn = this.turn.then(step).catch(() => undefined);
  }

  /** What is known of each voice. */
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
    this.arrivalWatch.stop();
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
}
