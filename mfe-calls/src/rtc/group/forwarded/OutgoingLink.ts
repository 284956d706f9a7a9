import type { IceCandidate } from '@tayyib/shared/contracts';
import type { TrackKind } from '../../media/LocalMedia';
import { isRelayed, peerConnectionDefaults, toIceCandidate } from '../../peerConnection';
import type { RouteStage, Tracks } from '../GroupTransport';
import { encodingOf, sendTrack, type SendLoad } from '../sendTrack';
import { ConnectionWatch } from './ConnectionWatch';

/** Only large rooms are forwarded. */
const loadAt = (stage: RouteStage): SendLoad => ({ isCrowded: true, stage });

/** In the order of the media lines. */
const kinds: readonly TrackKind[] = ['audio', 'video', 'presenter'];

/** The connection to the forwarding server: one audio and two video tracks, negotiated once. */
export class OutgoingLink {
  private readonly connection: RTCPeerConnection;
  private readonly watch: ConnectionWatch;
  private readonly senders = new Map<TrackKind, RTCRtpSender>();

  constructor(
    iceServers: RTCIceServer[],
    tracks: Tracks,
    stage: RouteStage,
    onCandidate: (candidate: IceCandidate) => void,
  ) {
    this.connection = new RTCPeerConnection({ ...peerConnectionDefaults, iceServers });
    this.watch = new ConnectionWatch(this.connection);
    for (const kind of kinds) {
      const media = kind === 'audio' ? 'audio' : 'video';
      const encoding = media === 'video' ? encodingOf(tracks[kind], loadAt(stage)) : {};
      const { sender } = this.connection.addTransceiver(tracks[kind] ?? media, {
        direction: 'sendonly',
        sendEncodings: [encoding],
      });
      this.senders.set(kind, sender);
    }
    this.connection.onicecandidate = ({ candidate }) => {
      if (candidate) onCandidate(toIceCandidate(candidate));
    };
  }

  async offer(): Promise<string> {
    await this.connection.setLocalDescription();
    return this.connection.localDescription?.sdp ?? '';
  }

  async handleAnswer(answer: RTCSessionDescriptionInit): Promise<void> {
    if (this.connection.signalingState === 'have-local-offer')
      await this.connection.setRemoteDescription(answer);
  }

  /** Sends these tracks, without renegotiation. */
  publish(tracks: Tracks, stage: RouteStage): void {
    for (const [kind, sender] of this.senders) void sendTrack(sender, tracks[kind], loadAt(stage));
  }

  /** @param now in milliseconds */
  isLost(now: number): boolean {
    return this.watch.isLost(now);
  }

  /** Whether it goes through a relay, whose credentials expire. */
  isRelayed(): Promise<boolean> {
    return isRelayed(this.connection);
  }

  close(): void {
    this.connection.onicecandidate = null;
    this.connection.close();
  }
}
