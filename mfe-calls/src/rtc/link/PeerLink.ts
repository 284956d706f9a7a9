import type { IceCandidate } from '@tayyib/shared/contracts';
import type { TrackKind } from '../media/LocalMedia';
import { oneWay } from '../oneWay';
import { FlowWatch } from './FlowWatch';
import { OutgoingPicture } from './OutgoingPicture';
import { plainCandidate } from '../plainCandidate';
import { IceServerKeeper, type AskIceServers } from './IceServerKeeper';

export type Description = { type: 'offer'; sdp: string } | { type: 'answer'; sdp: string };

/** What a peer connection tells. */
export interface LinkListener {
  describe(description: Description): void;
  candidate(candidate: IceCandidate): void;
  up(): void;
  down(): void;
  /** Descriptions are exchanged and nothing moves: only a new connection helps. */
  stuck(): void;
  remoteStream(stream: MediaStream): void;
  chatOpened(isOpen: boolean): void;
  chatHeard(text: string): void;
}

export interface LinkOptions {
  /** The caller's side makes the first offer. Later either may, and the callee gives way. */
  offers: boolean;
  /** Where to look for a path besides the direct one; nothing is offered or answered before it is known. */
  iceServers: AskIceServers;
  tracks: Record<TrackKind, MediaStreamTrack | null>;
}

/** The callee has its new credentials before the caller, who then looks for a path with both. */
const renewAfter = { caller: 0.75, callee: 0.6 } as const;
/** Chromium sometimes never begins to look for a path; measured, three seconds tell it apart from a slow network. */
const stuckAfterMs = 3000;
const kinds: readonly TrackKind[] = ['audio', 'video'];
/** Longest line of chat that is listened to. */
const chatMaxLength = 4200;

/**
 * One RTCPeerConnection between two people: one audio and one video line made beforehand, so that muting, another camera or a shared
 * screen never negotiate again, and the spec's data channel `chat`.
 */
export class PeerLink {
  private readonly connection: RTCPeerConnection;
  /** The callee's lines come with the first offer. */
  private senders: Partial<Record<TrackKind, RTCRtpSender>> = {};
  private tracks: Record<TrackKind, MediaStreamTrack | null>;
  private readonly chat: RTCDataChannel;
  private remote = new MediaStream();
  private waiting: RTCIceCandidateInit[] = [];
  private readonly servers: IceServerKeeper;
  private readonly flow: FlowWatch;
  private readonly picture = new OutgoingPicture(() => this.senders.video);
  private isMakingOffer = false;
  private isIgnoringOffer = false;
  private isClosed = false;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Descriptions are taken one after the other. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly options: LinkOptions,
    private readonly listener: LinkListener,
  ) {
    const connection = new RTCPeerConnection(oneWay);
    this.connection = connection;
    const share = options.offers ? renewAfter.caller : renewAfter.callee;
    this.servers = new IceServerKeeper(options.iceServers, share, (found) => this.useServers(found));
    this.flow = new FlowWatch(() => this.bytesIn(), {
      stalled: () => this.stalls(),
      flows: () => this.flows(),
    });
    void this.inTurn(async () => {
      const iceServers = await this.servers.first();
      if (!this.isClosed && iceServers.length > 0) connection.setConfiguration({ ...oneWay, iceServers });
    });
    this.chat = connection.createDataChannel('chat', { negotiated: true, id: 0 });
    this.listenToChat();
    this.tracks = { ...options.tracks };
    if (options.offers) for (const kind of kinds) this.addLine(kind);
    connection.ontrack = ({ track }) => {
      // a stream of its own for whoever looks: one that is added to by a script tells nobody
      this.remote = new MediaStream([...this.remote.getTracks(), track]);
      listener.remoteStream(this.remote);
    };
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) listener.candidate(plainCandidate(candidate));
    };
    connection.onconnectionstatechange = () => this.follow();
    // the first offer is the caller's alone: two that cross can leave Chromium without a path
    connection.onnegotiationneeded = () => {
      if (options.offers || connection.remoteDescription) void this.inTurn(() => this.offer());
    };
  }

  /** Takes the other side's description; answers an offer. */
  take(description: Description): Promise<void> {
    return this.inTurn(async () => {
      const { connection } = this;
      const isCollision =
        description.type === 'offer' && (this.isMakingOffer || connection.signalingState !== 'stable');
      this.isIgnoringOffer = isCollision && this.options.offers;
      // an offer that was repeated may be answered twice
      const isLate = description.type === 'answer' && connection.signalingState === 'stable';
      if (this.isIgnoringOffer || isLate) return;
      await connection.setRemoteDescription(description);
      if (description.type === 'offer') await this.sendOnTheirLines();
      for (const candidate of this.waiting.splice(0)) await connection.addIceCandidate(candidate);
      if (description.type === 'offer') {
        await connection.setLocalDescription();
        this.sayDescription();
      }
      this.watch();
    });
  }

  takeCandidate(candidate: IceCandidate): Promise<void> {
    return this.inTurn(async () => {
      if (!this.connection.remoteDescription) {
        this.waiting.push(candidate);
        return;
      }
      try {
        await this.connection.addIceCandidate(candidate);
      } catch (error) {
        if (!this.isIgnoringOffer) throw error;
      }
    });
  }

  /** Looks for a path anew; the picture goes on over the old one while it lasts. */
  restartIce(): void {
    this.connection.restartIce();
    // an offer without an answer is lost, and the browser makes no other while it waits
    if (this.connection.signalingState === 'have-local-offer') void this.inTurn(() => this.offer());
  }

  /** Sends another track, or none, without negotiating. */
  async setTrack(kind: TrackKind, track: MediaStreamTrack | null): Promise<void> {
    this.tracks[kind] = track;
    const sender = this.senders[kind];
    if (!this.isClosed && sender && sender.track !== track) await sender.replaceTrack(track);
  }

  /** Stops or begins pictures both ways; voice and chat go on. The other side needs to do nothing. */
  setPictures(isOn: boolean): void {
    for (const line of this.connection.getTransceivers()) {
      if (line.receiver.track.kind === 'video') line.direction = isOn ? 'sendrecv' : 'inactive';
    }
  }

  /** False while the other side cannot be reached by chat. */
  say(text: string): boolean {
    if (this.chat.readyState !== 'open') return false;
    this.chat.send(text);
    return true;
  }

  stats(): Promise<RTCStatsReport> {
    return this.connection.getStats();
  }

  close(): void {
    this.isClosed = true;
    this.servers.stop();
    this.flow.stop();
    clearTimeout(this.watchdog);
    this.connection.onconnectionstatechange = null;
    this.connection.onnegotiationneeded = null;
    this.connection.onicecandidate = null;
    this.connection.ontrack = null;
    this.chat.onmessage = null;
    this.connection.close();
  }

  /** From the next search for a path on; the caller begins one. The picture goes on over the old path meanwhile. */
  private useServers(iceServers: RTCIceServer[]): void {
    this.connection.setConfiguration({ ...oneWay, iceServers });
    if (this.options.offers) this.restartIce();
  }

  private async offer(): Promise<void> {
    try {
      this.isMakingOffer = true;
      await this.connection.setLocalDescription();
      this.sayDescription();
    } finally {
      this.isMakingOffer = false;
    }
  }

  private sayDescription(): void {
    const description = this.connection.localDescription;
    if (this.isClosed || !description || (description.type !== 'offer' && description.type !== 'answer'))
      return;
    this.listener.describe({ type: description.type, sdp: description.sdp });
  }

  private addLine(kind: TrackKind): void {
    const line = this.connection.addTransceiver(this.tracks[kind] ?? kind, { direction: 'sendrecv' });
    this.senders[kind] = line.sender;
  }

  /** We send on the lines of the offer: lines of our own would have to be negotiated too. */
  private async sendOnTheirLines(): Promise<void> {
    for (const line of this.connection.getTransceivers()) {
      const kind = kinds.find((one) => one === line.receiver.track.kind);
      if (!kind || this.senders[kind]) continue;
      line.direction = 'sendrecv';
      this.senders[kind] = line.sender;
      await line.sender.replaceTrack(this.tracks[kind]);
    }
  }

  private follow(): void {
    switch (this.connection.connectionState) {
      case 'connected':
        clearTimeout(this.watchdog);
        this.flow.start();
        // a path was found; whether anything comes over it shows in a moment
        if (!this.flow.isStalled) this.listener.up();
        break;
      case 'disconnected':
      case 'failed':
        this.listener.down();
        break;
      default:
    }
  }

  private stalls(): void {
    this.picture.pause();
    this.listener.down();
  }

  private flows(): void {
    this.picture.resume();
    this.listener.up();
  }

  private async bytesIn(): Promise<number | null> {
    const [receiver] = this.connection.getReceivers();
    if (!receiver) return null;
    const entries: ReadonlyMap<string, Partial<RTCTransportStats>> = new Map(await receiver.getStats());
    return [...entries.values()].find(({ type }) => type === 'transport')?.bytesReceived ?? null;
  }

  private watch(): void {
    if (this.connection.connectionState !== 'new' || !this.connection.localDescription) return;
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => {
      if (this.connection.iceConnectionState === 'new') this.listener.stuck();
    }, stuckAfterMs);
  }

  private listenToChat(): void {
    this.chat.onopen = () => this.listener.chatOpened(true);
    this.chat.onclose = () => this.listener.chatOpened(false);
    this.chat.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && data.length <= chatMaxLength) this.listener.chatHeard(data);
    };
  }

  /** A step that fails is reported as a connection that does not work, which a rebuilt one mends. */
  private inTurn(step: () => Promise<void>): Promise<void> {
    const mine = this.turn.then(async () => {
      if (!this.isClosed) await step();
    });
    this.turn = mine.catch(() => {
      if (!this.isClosed) this.listener.stuck();
    });
    return mine.catch(() => undefined);
  }
}
