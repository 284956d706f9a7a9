import type { GroupSfuOffer, IceCandidate } from '@tayyib/shared/contracts';
import { markPresenter } from '../../media/presenterTrack';
import { isRelayed, peerConnectionDefaults, toIceCandidate } from '../../peerConnection';
import { Arrivals, receivedIn } from '../Arrivals';
import { ArrivalWatch } from '../ArrivalWatch';
import type { TransportListener } from '../GroupTransport';
import { ConnectionWatch } from './ConnectionWatch';

interface LinkListener extends TransportListener {
  candidate: (candidate: IceCandidate) => void;
  answer: (sdp: string) => void;
}

/** The connection over which the forwarding server sends all other participants. It makes a new offer whenever they change. */
export class IncomingLink {
  private readonly connection: RTCPeerConnection;
  private readonly arrivals: Arrivals;
  private readonly arrivalWatch: ArrivalWatch;
  private watch: ConnectionWatch | null = null;
  private participants = new Map<string, string>();
  private isClosed = false;
  /** Offers are processed one after the other. */
  private queue: Promise<void> = Promise.resolve();

  constructor(
    iceServers: RTCIceServer[],
    private readonly listener: LinkListener,
  ) {
    this.connection = new RTCPeerConnection({ ...peerConnectionDefaults, iceServers });
    this.arrivals = new Arrivals(listener);
    this.arrivalWatch = new ArrivalWatch(this.arrivals, async () =>
      receivedIn(await this.connection.getStats(), (mid) => this.participants.get(mid)),
    );
    this.connection.onicecandidate = ({ candidate }) => {
      if (candidate) listener.candidate(toIceCandidate(candidate));
    };
  }

  /** Whether the server has sent an offer yet. */
  get hasOffer(): boolean {
    return this.watch !== null;
  }

  handleOffer({ offer, lines }: Pick<GroupSfuOffer, 'offer' | 'lines'>): void {
    this.watch ??= new ConnectionWatch(this.connection);
    const apply = async () => {
      if (this.isClosed) return;
      await this.connection.setRemoteDescription(offer);
      const answer = await this.connection.createAnswer();
      if (this.isClosed) return;
      // before ICE starts: a handshake that begins before the other side knows us backs off after each retry
      this.listener.answer(answer.sdp ?? '');
      await this.connection.setLocalDescription(answer);
      if (this.isClosed) return;
      this.participants = new Map(lines.map(({ mid, participant }) => [mid, participant]));
      this.markPresenters(lines);
      this.arrivals.expect(this.tracks(), Date.now());
      this.arrivalWatch.start();
    };
    // a failed offer leaves the connection as it was; the missing media is detected and the connection replaced
    this.queue = this.queue.then(apply).catch(() => undefined);
  }

  /** The receiver statistics of each participant's audio. */
  async stats(): Promise<Map<string, RTCStatsReport>> {
    const found = new Map<string, RTCStatsReport>();
    for (const { mid, receiver } of this.connection.getTransceivers()) {
      const participant = this.participants.get(mid ?? '');
      if (participant !== undefined && receiver.track.kind === 'audio')
        found.set(participant, await receiver.getStats());
    }
    return found;
  }

  /** @param now in milliseconds */
  isLost(now: number): boolean {
    return this.watch?.isLost(now) ?? false;
  }

  /** Whether it goes through a relay, whose credentials expire. */
  isRelayed(): Promise<boolean> {
    return isRelayed(this.connection);
  }

  close(): void {
    this.isClosed = true;
    this.arrivalWatch.stop();
    this.connection.onicecandidate = null;
    this.connection.close();
  }

  private markPresenters(lines: GroupSfuOffer['lines']): void {
    const presenters = new Set(lines.filter((line) => line.isPresenter).map(({ mid }) => mid));
    for (const { mid, receiver } of this.connection.getTransceivers())
      markPresenter(receiver.track, presenters.has(mid ?? ''));
  }

  private tracks(): Map<string, MediaStreamTrack[]> {
    const tracks = new Map<string, MediaStreamTrack[]>();
    for (const { mid, receiver } of this.connection.getTransceivers()) {
      const participant = this.participants.get(mid ?? '');
      if (participant !== undefined)
        tracks.set(participant, [...(tracks.get(participant) ?? []), receiver.track]);
    }
    return tracks;
  }
}
