import type { IceCandidate } from '@tayyib/shared/contracts';
import { isRelayed } from '../../isRelayed';
import type { TrackKind } from '../../media/LocalMedia';
import { oneWay } from '../../oneWay';
import type { Stage, Tracks } from '../GroupTransport';
import { encodingOf, sendTrack, type Load } from '../sendTrack';
import { ConnectionWatch } from './ConnectionWatch';
import { plainCandidate } from '../../plainCandidate';

/** Only rooms of many are forwarded. */
const loadAt = (stage: Stage): Load => ({ isCrowded: true, stage });

const kinds: readonly TrackKind[] = ['audio', 'video'];

/** What goes from here to the forwarding server: one voice and one picture, negotiated once. */
export class OutgoingLink {
  private readonly connection: RTCPeerConnection;
  private readonly watch: ConnectionWatch;
  private readonly senders = new Map<TrackKind, RTCRtpSender>();

  constructor(
    iceServers: RTCIceServer[],
    tracks: Tracks,
    stage: Stage,
    onCandidate: (candidate: IceCandidate) => void,
  ) {
    this.connection = new RTCPeerConnection({ ...oneWay, iceServers });
    this.watch = new ConnectionWatch(this.connection);
    for (const kind of kinds) {
      const encoding = kind === 'video' ? encodingOf(tracks.video, loadAt(stage)) : {};
      const { sender } = this.connection.addTransceiver(tracks[kind] ?? kind, {
        direction: 'sendonly',
        sendEncodings: [encoding],
      });
      this.senders.set(kind, sender);
    }
    this.connection.onicecandidate = ({ candidate }) => {
      if (candidate) onCandidate(plainCandidate(candidate));
    };
  }

  async offer(): Promise<string> {
    await this.connection.setLocalDescription();
    return this.connection.localDescription?.sdp ?? '';
  }

  async take(answer: RTCSessionDescriptionInit): Promise<void> {
    if (this.connection.signalingState === 'have-local-offer')
      await this.connection.setRemoteDescription(answer);
  }

  /** Sends these from now on, without negotiating. */
  publish(tracks: Tracks, stage: Stage): void {
    for (const [kind, sender] of this.senders) void sendTrack(sender, tracks[kind], loadAt(stage));
  }

  /** @param now in milliseconds */
  isLost(now: number): boolean {
    return this.watch.isLost(now);
  }

  /** Whether it goes through a relay, whose credentials end. */
  isRelayed(): Promise<boolean> {
    return isRelayed(this.connection);
  }

  close(): void {
    this.connection.onicecandidate = null;
    this.connection.close();
  }
}
