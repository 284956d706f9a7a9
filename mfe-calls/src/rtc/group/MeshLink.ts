import type { MediaConnection } from 'peerjs';
import { isRelayed } from '../isRelayed';
import type { Tracks } from './GroupTransport';
import { withPlaceholders } from './placeholders';
import { sendTrack } from './sendTrack';

/** A link that is not up by then is built anew: several times what it takes on a poor network. */
const connectWithinMs = 8000;
/** A link that is down this long does not come back by itself. */
const downForMs = 4000;
/** Once a link is up its pictures are there in less: what it replaces is kept that long. */
const settledAfterMs = 2000;

/** The connection to one other person of a room, over PeerJS. */
export class MeshLink {
  private readonly since = Date.now();
  private downSince: number | null = null;
  private upSince: number | null = null;
  private isClosed = false;
  private connection: RTCPeerConnection | null = null;
  private release = () => {};
  private remote: MediaStream | null = null;

  /** @param tracks what to send, at first */
  constructor(
    private readonly call: MediaConnection,
    readonly peerId: string,
    private readonly onStream: (stream: MediaStream) => void,
  ) {
    // said once for each track
    call.on('stream', (stream) => {
      if (stream !== this.remote) onStream(stream);
      this.remote = stream;
    });
    call.on('close', () => (this.isClosed = true));
    call.on('error', () => (this.isClosed = true));
    this.follow();
  }

  /** Answers a call that came in. */
  answer(tracks: Tracks, inCrowd: boolean): void {
    const { stream, release } = withPlaceholders(tracks);
    this.release = release;
    this.call.answer(stream);
    this.follow();
    this.publish(tracks, inCrowd);
  }

  keep(release: () => void): void {
    this.release = release;
  }

  /** @param inCrowd whether the room is crowded */
  publish(tracks: Tracks, inCrowd: boolean): void {
    for (const sender of this.connection?.getSenders() ?? []) {
      const kind = sender.track?.kind ?? this.kinds.get(sender);
      if (kind !== 'audio' && kind !== 'video') continue;
      this.kinds.set(sender, kind);
      void sendTrack(sender, tracks[kind], inCrowd);
    }
  }

  /** True when only a new connection helps. @param now in milliseconds */
  isLost(now: number): boolean {
    if (this.isClosed || this.connection?.connectionState === 'failed') return true;
    if (this.downSince !== null) return now - this.downSince > downForMs;
    return this.upSince === null && now - this.since > connectWithinMs;
  }

  /** True when its pictures have come, or will not. @param now in milliseconds */
  isSettled(now: number): boolean {
    return this.isLost(now) || (this.upSince !== null && now - this.upSince > settledAfterMs);
  }

  /** Whether it goes through a relay, whose credentials end. */
  async isRelayed(): Promise<boolean> {
    return this.connection !== null && isRelayed(this.connection);
  }

  async stats(): Promise<RTCStatsReport | null> {
    return this.connection?.connectionState === 'connected' ? this.connection.getStats() : null;
  }

  close(): void {
    this.isClosed = true;
    this.release();
    this.call.close();
  }

  /** What a sender that sends nothing was for. */
  private readonly kinds = new WeakMap<RTCRtpSender, string>();

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
