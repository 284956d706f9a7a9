import type { MediaConnection } from 'peerjs';
import { isRelayed } from '../peerConnection';
import { Arrivals, receivedIn } from './Arrivals';
import { ArrivalWatch } from './ArrivalWatch';
import type { TrackKind } from '../media/LocalMedia';
import { markPresenterOf } from '../media/presenterTrack';
import type { Tracks } from './GroupTransport';
import { withPlaceholders } from './placeholderTracks';
import { sendTrack, type SendLoad } from './sendTrack';

/** A link that is not up after this long is replaced: several times what a poor network needs. */
const connectTimeoutMs = 8000;
/** A link that is down for this long does not recover by itself. */
const downTimeoutMs = 4000;
/** Once a link is up its video arrives within this time: the link it replaces stays open that long. */
const settledAfterMs = 2000;

interface LinkListener {
  /** Their media will arrive over this stream. */
  pending: (stream: MediaStream) => void;
  /** Their media has arrived. */
  arrived: (stream: MediaStream) => void;
}

/** The connection to one other participant of a room, over PeerJS. */
export class MeshLink {
  private readonly since = Date.now();
  private downSince: number | null = null;
  private upSince: number | null = null;
  private isClosed = false;
  private received: MediaStream | null = null;
  private connection: RTCPeerConnection | null = null;
  private release = () => {};
  private readonly arrivalWatch: ArrivalWatch;

  constructor(
    private readonly call: MediaConnection,
    readonly peerId: string,
    listener: LinkListener,
  ) {
    const arrivals = new Arrivals({
      pending: (_, stream) => listener.pending(stream),
      stream: (_, stream) => {
        this.received = stream;
        if (stream) listener.arrived(stream);
      },
    });
    this.arrivalWatch = new ArrivalWatch(arrivals, () => this.count());
    // fires once for each track
    call.on('stream', (stream) => {
      markPresenterOf(call.peerConnection);
      arrivals.expect(new Map([[peerId, stream.getTracks()]]), Date.now());
      this.arrivalWatch.start();
    });
    call.on('close', () => (this.isClosed = true));
    call.on('error', () => (this.isClosed = true));
    this.observe();
  }

  /** Answers an incoming call. */
  answer(tracks: Tracks, load: SendLoad): void {
    const { stream, release } = withPlaceholders(tracks);
    this.release = release;
    this.call.answer(stream, { sdpTransform: requestDtx });
    this.observe();
    this.publish(tracks, load);
  }

  /** @param release frees the placeholder tracks when the link closes */
  onClose(release: () => void): void {
    this.release = release;
  }

  publish(tracks: Tracks, load: SendLoad): void {
    for (const sender of this.connection?.getSenders() ?? []) {
      const kind = this.kindOf(sender);
      if (kind) void sendTrack(sender, tracks[kind], load);
    }
  }

  /** The called peer was not connected yet: counts as lost now instead of after the timeout. */
  markUnavailable(): void {
    if (this.upSince === null) this.isClosed = true;
  }

  /** True when only a new connection helps. @param now in milliseconds */
  isLost(now: number): boolean {
    if (this.isClosed || this.connection?.connectionState === 'failed') return true;
    if (this.downSince !== null) return now - this.downSince > downTimeoutMs;
    return this.upSince === null && now - this.since > connectTimeoutMs;
  }

  /** True when it works. @param now in milliseconds */
  isUp(now: number): boolean {
    return this.upSince !== null && !this.isLost(now);
  }

  /** True when its video must have arrived. @param now in milliseconds */
  isSettled(now: number): boolean {
    return this.upSince !== null && now - this.upSince > settledAfterMs;
  }

  /** The stream received over it; null before its media arrives. */
  get stream(): MediaStream | null {
    return this.received;
  }

  /** Whether it goes through a relay, whose credentials expire. */
  async isRelayed(): Promise<boolean> {
    return this.connection !== null && isRelayed(this.connection);
  }

  /** The receiver statistics of their audio. */
  async stats(): Promise<RTCStatsReport | null> {
    if (this.connection?.connectionState !== 'connected') return null;
    const audio = this.connection.getTransceivers().find(({ receiver }) => receiver.track.kind === 'audio');
    return audio?.receiver.getStats() ?? null;
  }

  close(): void {
    this.isClosed = true;
    this.arrivalWatch.stop();
    this.release();
    this.call.close();
  }

  /** What each sender is for, also while it has no track. */
  private readonly kinds = new Map<RTCRtpSender, TrackKind>();

  /** The first video sender is that of camera or screen, the second that of the camera beside a screen. */
  private kindOf(sender: RTCRtpSender): TrackKind | undefined {
    const known = this.kinds.get(sender);
    if (known || !sender.track) return known;
    const hasVideo = [...this.kinds.values()].includes('video');
    const kind = sender.track.kind === 'audio' ? 'audio' : hasVideo ? 'presenter' : 'video';
    this.kinds.set(sender, kind);
    return kind;
  }

  private async count() {
    const report = await this.connection?.getStats();
    return report ? receivedIn(report, () => this.peerId) : new Map<string, never>();
  }

  private observe(): void {
    // undefined until the call is placed or answered, despite its type
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

/**
 * Adds Opus DTX (RFC 7587 section 6.1) to a session description of ours, so that the other side sends almost nothing while nobody
 * speaks: most participants of a room are silent, and fifty packets a second over every link are a load.
 */
export function requestDtx(sdp: string): string {
  const opus = /^a=rtpmap:(\d+) opus\/48000/m.exec(sdp)?.[1];
  return opus === undefined
    ? sdp
    : sdp.replace(new RegExp(`^a=fmtp:${opus} (?!.*usedtx).*`, 'gm'), '$&;usedtx=1');
}
