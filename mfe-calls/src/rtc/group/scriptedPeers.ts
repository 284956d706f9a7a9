import { ScriptedConnection, ScriptedTrack, withScriptedConnections } from './scriptedConnections';

interface Said {
  type: string;
  dst?: string;
  payload?: { type: string; connectionId: string };
}

/** Our endpoint for PeerJS as one client meets it: what the client said, and what a test has it hear. */
export class ScriptedEndpoint {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 0;
  readonly said: Said[] = [];
  /** Runs after whatever the client says. */
  onSaid: (said: Said) => void = () => undefined;

  constructor(readonly url: string) {
    ScriptedEndpoint.all.push(this);
  }

  /** Every one that a client connected to. */
  static all: ScriptedEndpoint[] = [];

  send = (text: string): void => {
    const said = JSON.parse(text) as Said;
    this.said.push(said);
    this.onSaid(said);
  };

  close = (): void => void (this.readyState = 3);

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Lets the client in. */
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
    this.says({ type: 'OPEN' });
  }

  /** The connection breaks off. */
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The calls that the client placed to somebody. */
  callsTo(peerId: string): string[] {
    return this.heard('OFFER', peerId);
  }

  /** The calls of somebody that the client answered. */
  answersTo(peerId: string): string[] {
    return this.heard('ANSWER', peerId);
  }

  private heard(type: string, peerId: string): string[] {
    return this.said
      .filter((one) => one.type === type && one.dst === peerId)
      .map(({ payload }) => payload?.connectionId ?? '');
  }
}

/** A track that sends nothing, as long as it is not stopped. */
class Placeholder extends ScriptedTrack {
  stop = (): void => void placeholders.delete(this);
}

/** Those that were made and not let go. */
export const placeholders = new Set<object>();

function placeholder(kind: 'audio' | 'video'): Placeholder {
  const track = new Placeholder(kind, `no ${kind}`);
  placeholders.add(track);
  return track;
}

class ScriptedAudio {
  constructor() {
    placeholders.add(this);
  }
  createMediaStreamDestination = () => ({ stream: { getAudioTracks: () => [placeholder('audio')] } });
  close = (): Promise<void> => Promise.resolve(void placeholders.delete(this));
}

/**
 * Lets PeerJS itself run in each test of the file: over an endpoint, connections and tracks that a test scripts, for its browser has neither.
 */
export function withScriptedPeers(): void {
  withScriptedConnections();
  const { WebSocket: socket } = globalThis;
  beforeEach(async () => {
    class Description {
      constructor(description: object) {
        Object.assign(this, description);
      }
    }
    Object.assign(globalThis, {
      WebSocket: ScriptedEndpoint,
      RTCSessionDescription: Description,
      AudioContext: ScriptedAudio,
    });
    const canvas = HTMLCanvasElement.prototype;
    jest.spyOn(canvas, 'getContext').mockReturnValue(null);
    Object.assign(canvas, { captureStream: () => ({ getVideoTracks: () => [placeholder('video')] }) });
    // it tries a connection when it is loaded
    await import('peerjs');
    ScriptedConnection.all = [];
    ScriptedEndpoint.all = [];
    placeholders.clear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Object.assign(globalThis, { WebSocket: socket });
  });
}
