import type { MediaConnection } from 'peerjs';
import { isRelayed } from '../isRelayed';
import { Arrivals, receivedIn } from './Arrivals';
import { ArrivalWatch } from './ArrivalWatch';
import type { Tracks } from './GroupTransport';
import { withPlaceholders } from './placeholders';
import { quietLines } from './quietLines';
import { sendTrack, type Load } from './sendTrack';

/** A link that is not up by then is built anew: several times what it takes on a poor network. */
const connectWithinMs = 8000;
/** A link that is down this long does not come back by itself. */
const downForMs = 4000;
/** Once a link is up its pictures are there in less: what it replaces is kept that long. */
const settledAfterMs = 2000;

interface LinkListener {
  /** Over this stream their picture will come. */
  coming: (stream: MediaStream) => void;
  /** It is there. */
  arrived: (stream: MediaStream) => void;
}

/** The connection to one other person of a room, over PeerJS. */
export class MeshLink {
  private readonly since = Date.now();
  private downSince: number | null = null;
  private upSince: number | null = null;
  private isClosed = false;
  private shown: MediaStream | null = null;
  private connection: RTCPeerConnection | null = null;
  private release = () => {};
  private readonly arrivalWatch: ArrivalWatch;

  constructor(
    private readonly call: MediaConnection,
    readonly peerId: string,
    listener: LinkListener,
  ) {
    const arrivals = new Arrivals({
      coming: (_, stream) => listener.coming(stream),
      stream: (_, stream) => {
        this.shown = stream;
        if (stream) listener.arrived(stream);
      },
    });
    this.arrivalWatch = new ArrivalWatch(arrivals, () => this.received());
    // said once for each track
    call.on('stream', (stream) => {
      arrivals.expect(new Map([[peerId, stream.getTracks()]]), Date.now());
      this.arrivalWatch.start();
    });
    call.on('close', () => (this.isClosed = true));
    call.on('error', () => (this.isClosed = true));
    this.follow();
  }

  /** Answers a call that came in. */
  answer(tracks: Tracks, load: Load): void {
    const { stream, release } = withPlaceholders(tracks);
    this.release = release;
    this.call.answer(stream, { sdpTransform: quietLines });
    this.follow();
    this.publish(tracks, load);
  }

  keep(release: () => void): void {
    this.release = release;
  }

  publish(tracks: Tracks, load: Load): void {
    for (const sender of this.connection?.getSenders() ?? []) {
      const kind = sender.track?.kind ?? this.kinds.get(sender);
      if (kind !== 'audio' && kind !== 'video') continue;
      this.kinds.set(sender, kind);
      void sendTrack(sender, tracks[kind], load);
    }
  }

  /** Whom it calls was not there yet: it is called anew at the next look, and not only when nothing has come of it for long. */
  missed(): void {
    if (this.upSince === null) this.isClosed = true;
  }

  /** True when only a new connection helps. @param now in milliseconds */
  isLost(now: number): boolean {
    if (this.isClosed || this.connection?.connectionState === 'failed') return true;
    if (this.downSince !== null) return now - this.downSince > downForMs;
    return this.upSince === null && now - this.since > connectWithinMs;
  }

  /** True when it works. @param now in milliseconds */
  isUp(now: number): boolean {
    return this.upSince !== null && !this.isLost(now);
  }

  /** True when its pictures have come. @param now in milliseconds */
  isSettled(now: number): boolean {
    return this.upSince !== null && now - this.upSince > settledAfterMs;
  }

  /** The picture that has come over it; null while none has. */
  get stream(): MediaStream | null {
    return this.shown;
  }

  /** Whether it goes through a relay, whose credentials end. */
  async isRelayed(): Promise<boolean> {
    return this.connection !== null && isRelayed(this.connection);
  }

  /** What is known of their voice. */
  async stats(): Promise<RTCStatsReport | null> {
    if (this.connection?.connectionState !== 'connected') return null;
    const voice = this.connection.getTransceivers().find(({ receiver }) => receiver.track.kind === 'audio');
    return voice?.receiver.getStats() ?? null;
  }

  close(): void {
    this.isClosed = true;
    this.arrivalWatch.stop();
    this.release();
    this.call.close();
  }

  /** What a sender that sends nothing was for. */
  private readonly kinds = new WeakMap<RTCRtpSender, string>();

  private async received() {
    const report = await this.connection?.getStats();
    return report ? receivedIn(report, () => this.peerId) : new Map<string, never>();
  }

  private follow(): void {
    // there once the call is placed or answered, whatever its type says
    const connection: RTCPeerConnection | undefined = this.call.peerConnection;
    if (!connection || this.connection) return;
    this.connection = connection;
    connection.addEventListener('connectionstatechange', () => {
      const { connectionState } = connection;
      if (connectionState === 'connected') this.upSince ??= Date.now();
      this.downSince = connectionState === 'disconnected' ? (this.downSince ?? Date.now()) : null;
    });
  }
}
