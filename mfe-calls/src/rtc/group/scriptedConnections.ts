type Report = Map<string, Record<string, unknown>>;

/** A track as far as a connection needs one: a test's browser is without. */
export class ScriptedTrack extends EventTarget {
  constructor(
    readonly kind: 'audio' | 'video',
    readonly id: string,
    readonly contentHint = '',
  ) {
    super();
  }
}

/** A stream of those. */
export class ScriptedStream extends EventTarget {
  private readonly tracks: Set<ScriptedTrack>;
  constructor(tracks: readonly ScriptedTrack[] = []) {
    super();
    this.tracks = new Set(tracks);
  }
  getTracks = () => [...this.tracks];
  addTrack = (track: ScriptedTrack) => void this.tracks.add(track);
  removeTrack = (track: ScriptedTrack) => void this.tracks.delete(track);
}

interface Parameters {
  encodings: { scaleResolutionDownBy?: number }[];
}

interface Line {
  mid: string;
  sender: {
    track: unknown;
    replaceTrack: (track: unknown) => Promise<void>;
    getParameters: () => Parameters;
    setParameters: (parameters: Parameters) => Promise<void>;
  };
  receiver: { track: ScriptedTrack; getStats: () => Promise<Report> };
}

/** Stands in for the browser's peer connection, of which a test's browser has none: says what a test has it say. */
export class ScriptedConnection extends EventTarget {
  connectionState = 'new';
  signalingState = 'stable';
  localDescription: { type: string; sdp: string } | null = null;
  onicecandidate: ((event: { candidate: unknown }) => void) | null = null;
  ontrack: ((event: { streams: readonly ScriptedStream[] }) => void) | null = null;
  readonly taken: string[] = [];
  readonly lines: Line[] = [];
  /** What it has counted, by kind of entry. */
  report: Report = new Map();
  private descriptions = 0;

  constructor(readonly configuration: RTCConfiguration = {}) {
    super();
    ScriptedConnection.all.push(this);
  }

  /** Every one that was made. */
  static all: ScriptedConnection[] = [];

  addTransceiver(what: unknown, { sendEncodings }: RTCRtpTransceiverInit = {}): Line {
    const kind =
      what === 'audio' || (what instanceof ScriptedTrack && what.kind === 'audio') ? 'audio' : 'video';
    const line = this.line(kind, String(this.lines.length), sendEncodings);
    line.sender.track = typeof what === 'string' ? null : what;
    return line;
  }

  /** Adds a line over which somebody is received. */
  line(kind: 'audio' | 'video', mid: string, encodings: Parameters['encodings'] = []): Line {
    let parameters: Parameters = { encodings };
    const sender: Line['sender'] = {
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
    const receiver = { track: new ScriptedTrack(kind, `${kind}-${mid}`), getStats: () => this.getStats() };
    const line = { mid, sender, receiver };
    this.lines.push(line);
    return line;
  }

  /** Sends a track over a line of its own. */
  addTrack(track: ScriptedTrack): Line['sender'] {
    const { sender } = this.line(track.kind, String(this.lines.length), [{}]);
    sender.track = track;
    return sender;
  }

  createDataChannel = () => ({ readyState: 'connecting', close: () => undefined });
  createOffer = (): Promise<{ type: string; sdp: string }> => Promise.resolve(this.next());
  getSenders = () => this.lines.map(({ sender }) => sender);
  getTransceivers = () => this.lines;
  getStats = () => Promise.resolve(this.report);

  /** Makes one, and does not take it. */
  createAnswer = (): Promise<{ type: string; sdp: string }> => Promise.resolve(this.next());

  async setLocalDescription(made?: { type: string; sdp: string }): Promise<void> {
    await Promise.resolve();
    const description = made ?? this.next();
    this.descriptions += 1;
    this.signalingState = description.type === 'answer' ? 'stable' : 'have-local-offer';
    this.localDescription = description;
  }

  private next(): { type: string; sdp: string } {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    return { type, sdp: `${type} ${String(this.descriptions + 1)}` };
  }

  async setRemoteDescription({ type, sdp = '' }: RTCSessionDescriptionInit): Promise<void> {
    await Promise.resolve();
    if (sdp.includes('broken')) throw new DOMException('', 'InvalidAccessError');
    this.taken.push(sdp);
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable';
  }

  becomes(state: string): void {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }

  close(): void {
    this.connectionState = 'closed';
  }
}

/** Puts connections and streams that a test scripts in place of the browser's own, in each test of the file. */
export function withScriptedConnections(): void {
  const { RTCPeerConnection: connection, MediaStream: stream } = globalThis;
  beforeEach(() => {
    ScriptedConnection.all = [];
    Object.assign(globalThis, { RTCPeerConnection: ScriptedConnection, MediaStream: ScriptedStream });
  });
  afterEach(() => void Object.assign(globalThis, { RTCPeerConnection: connection, MediaStream: stream }));
}
