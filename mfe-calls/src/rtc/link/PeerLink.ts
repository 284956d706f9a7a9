import type { IceCandidate } from '@tayyib/shared/contracts';
import type { TrackKind } from '../media/LocalMedia';
import { markPresenterOf } from '../media/presenterTrack';
import { peerConnectionDefaults, toIceCandidate } from '../peerConnection';
import type { CallReaction } from '../../domain/reactions';
import { FlowWatch } from './FlowWatch';
import { IceServerRefresher, type RequestIceServers } from './IceServerRefresher';
import { OutgoingVideo } from './OutgoingVideo';
import { MessageBudget } from './MessageBudget';
import { parsePeerMessage } from './PeerMessage';
import type { PeerStatus } from './PeerStatus';

export type Description = { type: 'offer'; sdp: string } | { type: 'answer'; sdp: string };

/** Events of a peer connection. `description` and `candidate` are to be sent to the other side. */
export interface LinkListener {
  description(description: Description): void;
  candidate(candidate: IceCandidate): void;
  up(): void;
  down(): void;
  /** Descriptions are exchanged but ICE makes no progress: only a new connection helps. */
  stuck(): void;
  remoteStream(stream: MediaStream): void;
  chatOpened(isOpen: boolean): void;
  chatReceived(text: string): void;
  /** What the other side has on changed: a device, its hand, or the page that it shows or follows. */
  statusReceived(status: PeerStatus): void;
  reactionReceived(reaction: CallReaction): void;
}

export interface LinkOptions {
  /** The caller's side makes the first offer. Later either side may; on a collision the callee yields. */
  offers: boolean;
  /** ICE servers; no description is sent before they are known. */
  iceServers: RequestIceServers;
  tracks: Record<TrackKind, MediaStreamTrack | null>;
}

/** The callee refreshes its credentials before the caller, whose ICE restart then uses both. */
const refreshAfter = { caller: 0.75, callee: 0.6 } as const;
/** Chromium sometimes never starts to gather candidates; measured, three seconds distinguish that from a slow network. */
const stuckAfterMs = 3000;
/** In the order of the media lines. */
const kinds: readonly TrackKind[] = ['audio', 'video', 'presenter'];
const mediaOf = (kind: TrackKind) => (kind === 'audio' ? 'audio' : 'video');
/** Longer chat messages are ignored. */
const maxChatLength = 4200;

/**
 * The RTCPeerConnection of a one-to-one call: one audio and two video transceivers, the second for the camera beside a shared screen, added
 * up front so that muting, another camera or a shared screen need no renegotiation, the spec's data channel `chat`, and one for
 * what each side has on, shows and feels.
 */
export class PeerLink {
  private readonly connection: RTCPeerConnection;
  /** The callee's transceivers come with the first offer. */
  private senders: Partial<Record<TrackKind, RTCRtpSender>> = {};
  private tracks: Record<TrackKind, MediaStreamTrack | null>;
  private readonly chat: RTCDataChannel;
  /** Sends what this side has on and its reactions, and receives the same of the other side. */
  private readonly statusChannel: RTCDataChannel;
  private readonly statusBudget = new MessageBudget();
  private status: PeerStatus | null = null;
  private remote = new MediaStream();
  private pendingCandidates: RTCIceCandidateInit[] = [];
  private readonly servers: IceServerRefresher;
  private readonly flow: FlowWatch;
  private readonly outgoingVideos = [
    new OutgoingVideo(() => this.senders.video),
    new OutgoingVideo(() => this.senders.presenter),
  ];
  /** The first request for ICE servers had no reply in time. */
  private isWithoutServers = false;
  private isMakingOffer = false;
  private isIgnoringOffer = false;
  private isClosed = false;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  /** Descriptions and candidates are processed one after the other. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly options: LinkOptions,
    private readonly listener: LinkListener,
  ) {
    const connection = new RTCPeerConnection(peerConnectionDefaults);
    this.connection = connection;
    const share = options.offers ? refreshAfter.caller : refreshAfter.callee;
    this.servers = new IceServerRefresher(options.iceServers, share, (found) => this.useServers(found));
    this.flow = new FlowWatch(() => this.bytesIn(), {
      stalled: () => this.onStalled(),
      resumed: () => this.onResumed(),
    });
    void this.enqueue(async () => {
      const iceServers = await this.servers.first();
      this.isWithoutServers = iceServers.length === 0;
      if (!this.isClosed && iceServers.length > 0)
        connection.setConfiguration({ ...peerConnectionDefaults, iceServers });
    });
    this.chat = connection.createDataChannel('chat', { negotiated: true, id: 0 });
    this.listenToChat();
    this.statusChannel = connection.createDataChannel('status', { negotiated: true, id: 1 });
    this.listenToStatus();
    this.tracks = { ...options.tracks };
    if (options.offers) for (const kind of kinds) this.addTransceiver(kind);
    connection.ontrack = ({ track }) => {
      markPresenterOf(connection);
      // a new stream each time: tracks that a script adds fire no event
      this.remote = new MediaStream([...this.remote.getTracks(), track]);
      listener.remoteStream(this.remote);
    };
    connection.onicecandidate = ({ candidate }) => {
      if (candidate) listener.candidate(toIceCandidate(candidate));
    };
    connection.onconnectionstatechange = () => this.onConnectionState();
    // only the caller makes the first offer: two that cross can leave Chromium without a path
    connection.onnegotiationneeded = () => {
      if (options.offers || connection.remoteDescription) void this.enqueue(() => this.offer());
    };
  }

  /** Applies the other side's description; answers an offer. */
  handleDescription(description: Description): Promise<void> {
    return this.enqueue(async () => {
      const { connection } = this;
      const isCollision =
        description.type === 'offer' && (this.isMakingOffer || connection.signalingState !== 'stable');
      this.isIgnoringOffer = isCollision && this.options.offers;
      // a repeated offer may be answered twice
      const isLate = description.type === 'answer' && connection.signalingState === 'stable';
      if (this.isIgnoringOffer || isLate) return;
      await connection.setRemoteDescription(description);
      if (description.type === 'offer') await this.useOfferedTransceivers();
      for (const candidate of this.pendingCandidates.splice(0)) await connection.addIceCandidate(candidate);
      if (description.type === 'offer') {
        await connection.setLocalDescription();
        this.sendDescription();
      }
      this.startWatchdog();
    });
  }

  handleCandidate(candidate: IceCandidate): Promise<void> {
    return this.enqueue(async () => {
      if (!this.connection.remoteDescription) {
        this.pendingCandidates.push(candidate);
        return;
      }
      try {
        await this.connection.addIceCandidate(candidate);
      } catch (error) {
        if (!this.isIgnoringOffer) throw error;
      }
    });
  }

  /** Restarts ICE; media continues over the old path while it lasts. */
  restartIce(): void {
    this.connection.restartIce();
    // an unanswered offer was lost, and the browser makes no other while it waits for the answer
    if (this.connection.signalingState === 'have-local-offer') void this.enqueue(() => this.offer());
  }

  /** Sends another track, or none, without renegotiation. */
  async setTrack(kind: TrackKind, track: MediaStreamTrack | null): Promise<void> {
    this.tracks[kind] = track;
    const sender = this.senders[kind];
    if (!this.isClosed && sender && sender.track !== track) await sender.replaceTrack(track);
  }

  /** Turns video on or off in both directions; audio and chat continue. The other side needs to do nothing. */
  setVideo(isOn: boolean): void {
    for (const transceiver of this.connection.getTransceivers()) {
      if (transceiver.receiver.track.kind === 'video') transceiver.direction = isOn ? 'sendrecv' : 'inactive';
    }
  }

  /** False while the chat channel is not open. */
  sendChat(text: string): boolean {
    if (this.chat.readyState !== 'open') return false;
    this.chat.send(text);
    return true;
  }

  /** Tells the other side what is on here, now or as soon as it can be reached. */
  setStatus(status: PeerStatus): void {
    this.status = status;
    if (this.statusChannel.readyState === 'open') this.statusChannel.send(JSON.stringify(status));
  }

  /** Sends a reaction; false while the other side cannot be reached, where it would come too late. */
  sendReaction(reaction: CallReaction): boolean {
    if (this.statusChannel.readyState !== 'open') return false;
    this.statusChannel.send(JSON.stringify({ reaction }));
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
    this.statusChannel.onmessage = null;
    this.connection.close();
  }

  /** Used from the next ICE restart on, which the caller starts. Media continues over the old path meanwhile. */
  private useServers(iceServers: RTCIceServer[]): void {
    const { connection } = this;
    connection.setConfiguration({ ...peerConnectionDefaults, iceServers });
    // a callee that answered without a relay may have no path; the caller does not know that it has a relay now
    const hasToRestart = this.isWithoutServers && connection.connectionState !== 'connected';
    this.isWithoutServers = false;
    if (this.options.offers || (hasToRestart && connection.remoteDescription)) this.restartIce();
  }

  private async offer(): Promise<void> {
    try {
      this.isMakingOffer = true;
      await this.connection.setLocalDescription();
      this.sendDescription();
    } finally {
      this.isMakingOffer = false;
    }
  }

  private sendDescription(): void {
    const description = this.connection.localDescription;
    if (this.isClosed || !description || (description.type !== 'offer' && description.type !== 'answer'))
      return;
    this.listener.description({ type: description.type, sdp: description.sdp });
  }

  private addTransceiver(kind: TrackKind): void {
    const transceiver = this.connection.addTransceiver(this.tracks[kind] ?? mediaOf(kind), {
      direction: 'sendrecv',
    });
    this.senders[kind] = transceiver.sender;
  }

  /** Sends on the transceivers of the offer: new ones would have to be negotiated too. */
  private async useOfferedTransceivers(): Promise<void> {
    for (const transceiver of this.connection.getTransceivers()) {
      const isUsed = Object.values(this.senders).includes(transceiver.sender);
      const kind = kinds.find(
        (one) => mediaOf(one) === transceiver.receiver.track.kind && !this.senders[one],
      );
      if (!kind || isUsed) continue;
      transceiver.direction = 'sendrecv';
      this.senders[kind] = transceiver.sender;
      await transceiver.sender.replaceTrack(this.tracks[kind]);
    }
  }

  private onConnectionState(): void {
    switch (this.connection.connectionState) {
      case 'connected':
        clearTimeout(this.watchdog);
        this.flow.start();
        // a path was found; whether data arrives over it shows a moment later
        if (!this.flow.isStalled) this.listener.up();
        break;
      case 'disconnected':
      case 'failed':
        this.listener.down();
        break;
      default:
    }
  }

  private onStalled(): void {
    for (const video of this.outgoingVideos) video.pause();
    this.listener.down();
  }

  private onResumed(): void {
    for (const video of this.outgoingVideos) video.resume();
    this.listener.up();
  }

  private async bytesIn(): Promise<number | null> {
    const [receiver] = this.connection.getReceivers();
    if (!receiver) return null;
    const entries: ReadonlyMap<string, Partial<RTCTransportStats>> = new Map(await receiver.getStats());
    return [...entries.values()].find(({ type }) => type === 'transport')?.bytesReceived ?? null;
  }

  private startWatchdog(): void {
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
      if (typeof data === 'string' && data.length <= maxChatLength) this.listener.chatReceived(data);
    };
  }

  private listenToStatus(): void {
    this.statusChannel.onopen = () => {
      if (this.status) this.setStatus(this.status);
    };
    this.statusChannel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = this.statusBudget.consume() ? parsePeerMessage(data) : null;
      if (message?.type === 'status') this.listener.statusReceived(message.status);
      if (message?.type === 'reaction') this.listener.reactionReceived(message.reaction);
    };
  }

  /** A failed task is reported as a stuck connection, which is then rebuilt. */
  private enqueue(task: () => Promise<void>): Promise<void> {
    const result = this.queue.then(async () => {
      if (!this.isClosed) await task();
    });
    this.queue = result.catch(() => {
      if (!this.isClosed) this.listener.stuck();
    });
    return result.catch(() => undefined);
  }
}
