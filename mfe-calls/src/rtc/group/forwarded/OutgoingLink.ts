import type { IceCandidate } from '@tayyib/shared/contracts';
import { isRelayed } from '../../isRelayed';
import type { TrackKind } from '../../media/LocalMedia';
import type { Tracks } from '../GroupTransport';
import { ConnectionWatch } from './ConnectionWatch';
import { plainCandidate } from '../../plainCandidate';

const kinds: readonly TrackKind[] = ['audio', 'video'];
/** In rooms this large a tile is some 300 pixels wide: a camera is sent as 320 by 240, which each of the others has to decode. */
const cameraScale = 1.5;

/** A shared screen is sent as it is, for its letters. */
const scaleOf = (track: MediaStreamTrack | null) => (track?.contentHint === 'detail' ? 1 : cameraScale);

/** What goes from here to the forwarding server: one voice and one picture, negotiated once. */
export class OutgoingLink {
  private readonly connection: RTCPeerConnection;
  private readonly watch: ConnectionWatch;
  private readonly senders = new Map<TrackKind, RTCRtpSender>();

  constructor(iceServers: RTCIceServer[], tracks: Tracks, onCandidate: (candidate: IceCandidate) => void) {
    this.connection = new RTCPeerConnection({ iceServers });
    this.watch = new ConnectionWatch(this.connection);
    for (const kind of kinds) {
      const encoding = kind === 'video' ? { scaleResolutionDownBy: scaleOf(tracks.video) } : {};
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
  publish(tracks: Tracks): void {
    for (const [kind, sender] of this.senders) {
      if (sender.track !== tracks[kind]) void replace(sender, tracks[kind]).catch(() => undefined);
    }
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

async function replace(sender: RTCRtpSender, track: MediaStreamTrack | null): Promise<void> {
  await sender.replaceTrack(track);
  const parameters = sender.getParameters();
  const [encoding] = parameters.encodings;
  if (track?.kind !== 'video' || !encoding || encoding.scaleResolutionDownBy === scaleOf(track)) return;
  encoding.scaleResolutionDownBy = scaleOf(track);
  await sender.setParameters(parameters);
}
