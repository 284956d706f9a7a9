type Report = Map<string, Record<string, unknown>>;

/** A media track, which jsdom lacks. */
export class FakeTrack extends EventTarget {
  constructor(
    readonly kind: 'audio' | 'video',
    readonly id: string,
    readonly contentHint = '',
  ) {
    super();
  }
}

/** A media stream, which jsdom lacks. */
export class FakeStream extends EventTarget {
  private static count = 0;
  readonly id = `stream ${(FakeStream.count += 1)}`;
  private readonly tracks: Set<FakeTrack>;
  constructor(tracks: readonly FakeTrack[] = []) {
    super();
    this.tracks = new Set(tracks);
  }
  getTracks = () => [...this.tracks];
  getAudioTracks = () => this.getTracks().filter(({ kind }) => kind === 'audio');
  getVideoTracks = () => this.getTracks().filter(({ kind }) => kind === 'video');
  addTrack = (track: FakeTrack) => void this.tracks.add(track);
  removeTrack = (track: FakeTrack) => void this.tracks.delete(track);
}

interface Parameters {
  encodings: { scaleResolutionDownBy?: number }[];
}

interface FakeTransceiver {
  mid: string;
  sender: {
    track: unknown;
    replaceTrack: (track: unknown) => Promise<void>;
    getParameters: () => Parameters;
    setParameters: (parameters: Parameters) => Promise<void>;
  };
  receiver: { track: FakeTrack; getStats: () => Promise<Report> };
}

/** A data channel; tests open it and let the other side send. */
export class FakeChannel {
  readyState = 'connecting';
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  /** What this side sent. */
  readonly sent: string[] = [];
  send = (text: string) => void this.sent.push(text);
  close = () => undefined;
  open(): void {
    this.readyState = 'open';
    this.onopen?.();
  }
}

/** A peer connection, which jsdom lacks; tests set its state and statistics. */
export class FakeConnection extends EventTarget {
  connectionState = 'new';
  signalingState = 'stable';
  localDescription: { type: string; sdp: string } | null = null;
  onicecandidate: ((event: { candidate: unknown }) => void) | null = null;
  ontrack: ((event: { streams: readonly FakeStream[]; track?: FakeTrack }) => void) | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  readonly remoteDescriptions: string[] = [];
  readonly transceivers: FakeTransceiver[] = [];
  /** Its statistics, by id. */
  report: Report = new Map();
  /** How often ICE was restarted. */
  restarts = 0;
  private descriptions = 0;

  constructor(public configuration: RTCConfiguration = {}) {
    super();
    FakeConnection.all.push(this);
  }

  /** Every connection that was created. */
  static all: FakeConnection[] = [];

  addTransceiver(what: unknown, { sendEncodings }: RTCRtpTransceiverInit = {}): FakeTransceiver {
    const kind = what === 'audio' || (what instanceof FakeTrack && what.kind === 'audio') ? 'audio' : 'video';
    const transceiver = this.receiveTrack(kind, String(this.transceivers.length), sendEncodings);
    transceiver.sender.track = typeof what === 'string' ? null : what;
    return transceiver;
  }

  /** Adds a transceiver over which a participant is received. */
  receiveTrack(
    kind: 'audio' | 'video',
    mid: string,
    encodings: Parameters['encodings'] = [],
  ): FakeTransceiver {
    let parameters: Parameters = { encodings };
    const sender: FakeTransceiver['sender'] = {
      track: null,
      replaceTrack: (track) => {
        sender.track = track;
        return Promise.resolve();
      },
      getParameters: () => structuredClone(parameters),
      setParameters: (changed) => {
        parameters = changed;
        return Promise.resolve();
      },
    };
    const receiver = { track: new FakeTrack(kind, `${kind}-${mid}`), getStats: () => this.getStats() };
    const transceiver = { mid, sender, receiver };
    this.transceivers.push(transceiver);
    return transceiver;
  }

  /** Sends a track over a new transceiver. */
  addTrack(track: FakeTrack): FakeTransceiver['sender'] {
    const { sender } = this.receiveTrack(track.kind, String(this.transceivers.length), [{}]);
    sender.track = track;
    return sender;
  }

  /** The data channels of this connection, by label. */
  readonly channels: Record<string, FakeChannel> = {};
  createDataChannel = (label: string): FakeChannel => (this.channels[label] = new FakeChannel());
  createOffer = (): Promise<{ type: string; sdp: string }> => Promise.resolve(this.nextDescription());
  getSenders = () => this.transceivers.map(({ sender }) => sender);
  getTransceivers = () => this.transceivers;
  getStats = () => Promise.resolve(this.report);

  /** Creates an answer without applying it. */
  createAnswer = (): Promise<{ type: string; sdp: string }> => Promise.resolve(this.nextDescription());

  async setLocalDescription(given?: { type: string; sdp: string }): Promise<void> {
    await Promise.resolve();
    const description = given ?? this.nextDescription();
    this.descriptions += 1;
    this.signalingState = description.type === 'answer' ? 'stable' : 'have-local-offer';
    this.localDescription = description;
  }

  private nextDescription(): { type: string; sdp: string } {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    return { type, sdp: `${type} ${String(this.descriptions + 1)}` };
  }

  async setRemoteDescription({ type, sdp = '' }: RTCSessionDescriptionInit): Promise<void> {
    await Promise.resolve();
    if (sdp.includes('broken')) throw new DOMException('', 'InvalidAccessError');
    this.remoteDescriptions.push(sdp);
    this.remoteDescription = { type, sdp };
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable';
  }

  setConfiguration(configuration: RTCConfiguration): void {
    this.configuration = configuration;
  }

  restartIce(): void {
    this.restarts += 1;
  }

  setState(state: string): void {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }

  close(): void {
    this.connectionState = 'closed';
  }
}

/** Installs fake connections and streams as globals, in each test of the file. */
export function withFakeConnections(): void {
  const { RTCPeerConnection: connection, MediaStream: stream } = globalThis;
  beforeEach(() => {
    FakeConnection.all = [];
    Object.assign(globalThis, { RTCPeerConnection: FakeConnection, MediaStream: FakeStream });
  });
  afterEach(() => void Object.assign(globalThis, { RTCPeerConnection: connection, MediaStream: stream }));
}
