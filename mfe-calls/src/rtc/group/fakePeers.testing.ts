import { FakeConnection, FakeTrack, withFakeConnections } from './fakeConnections.testing';

interface ClientMessage {
  type: string;
  dst?: string;
  payload?: { type: string; connectionId: string };
}

/** Our PeerJS endpoint as one client sees it: records the client's messages and sends those of the test. */
export class FakeEndpoint {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readyState = 0;
  readonly messages: ClientMessage[] = [];
  /** Runs after each message of the client. */
  onClientMessage: (message: ClientMessage) => void = () => undefined;

  constructor(readonly url: string) {
    FakeEndpoint.all.push(this);
  }

  /** Every endpoint that a client connected to. */
  static all: FakeEndpoint[] = [];

  send = (text: string): void => {
    const message = JSON.parse(text) as ClientMessage;
    this.messages.push(message);
    this.onClientMessage(message);
  };

  close = (): void => void (this.readyState = 3);

  emit(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Accepts the client. */
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
    this.emit({ type: 'OPEN' });
  }

  /** Drops the connection. */
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** The calls that the client placed to a peer. */
  callsTo(peerId: string): string[] {
    return this.sent('OFFER', peerId);
  }

  /** The calls of a peer that the client answered. */
  answersTo(peerId: string): string[] {
    return this.sent('ANSWER', peerId);
  }

  private sent(type: string, peerId: string): string[] {
    return this.messages
      .filter((one) => one.type === type && one.dst === peerId)
      .map(({ payload }) => payload?.connectionId ?? '');
  }
}

/** A placeholder track; removes itself from `placeholders` when it is stopped. */
class Placeholder extends FakeTrack {
  stop = (): void => void placeholders.delete(this);
}

/** Placeholders that were created and not released. */
export const placeholders = new Set<object>();

function placeholder(kind: 'audio' | 'video'): Placeholder {
  const track = new Placeholder(kind, `no ${kind}`);
  placeholders.add(track);
  return track;
}

class FakeAudioContext {
  readonly currentTime = 0;
  readonly destination = {};
  constructor() {
    placeholders.add(this);
  }
  createMediaStreamDestination = () => ({ stream: { getAudioTracks: () => [placeholder('audio')] } });
  close = (): Promise<void> => Promise.resolve(void placeholders.delete(this));
}

/** A source or a volume: it makes no sound. */
class FakeAudioNode {
  connect = <Next>(next: Next): Next => next;
  start = (): void => {};
  stop = (): void => {};
}

/**
 * Runs PeerJS itself in each test of the file, over a fake endpoint, connections and tracks, which jsdom lacks.
 */
export function withFakePeers(): void {
  withFakeConnections();
  const { WebSocket: socket } = globalThis;
  beforeEach(async () => {
    class Description {
      constructor(description: object) {
        Object.assign(this, description);
      }
    }
    Object.assign(globalThis, {
      WebSocket: FakeEndpoint,
      RTCSessionDescription: Description,
      AudioContext: FakeAudioContext,
      OscillatorNode: FakeAudioNode,
      GainNode: FakeAudioNode,
    });
    const canvas = HTMLCanvasElement.prototype;
    jest.spyOn(canvas, 'getContext').mockReturnValue(null);
    Object.assign(canvas, { captureStream: () => ({ getVideoTracks: () => [placeholder('video')] }) });
    // opens a connection when it is loaded
    await import('peerjs');
    FakeConnection.all = [];
    FakeEndpoint.all = [];
    placeholders.clear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Object.assign(globalThis, { WebSocket: socket });
    for (const name of ['RTCSessionDescription', 'AudioContext', 'OscillatorNode', 'GainNode'])
      Reflect.deleteProperty(globalThis, name);
  });
}
