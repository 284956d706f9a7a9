import type { ClientEvents, ServerEvents } from '@tayyib/shared/contracts';
import { setLiveSocket, type AppSocket } from '@tayyib/shared/sdk/realtime';
import { EventHandlers } from '../sdk/realtime/EventHandlers';

type Answer = (...payload: unknown[]) => unknown;

/** A fake socket that tests control from the server side. */
export class FakeSocket extends EventHandlers implements AppSocket {
  /** Everything the page sent, oldest first: event name, then its arguments. */
  readonly sent: unknown[][] = [];
  private readonly answers = new Map<string, Answer>();

  /** Opens the connection for the page under test. */
  connect() {
    setLiveSocket(this);
  }

  disconnect() {
    setLiveSocket(null);
  }

  /** Simulates an event sent by the server. */
  serverEmits<Name extends keyof ServerEvents>(name: Name, ...payload: Parameters<ServerEvents[Name]>) {
    this.dispatch(name, payload);
  }

  /** Sets the acknowledgement for an event. */
  replyTo(name: keyof ClientEvents, answer: Answer) {
    this.answers.set(name, answer);
  }

  emit(name: keyof ClientEvents, ...payload: unknown[]) {
    this.sent.push([name, ...payload]);
    const acknowledge = payload.at(-1);
    const answer = this.answers.get(name);
    if (answer && typeof acknowledge === 'function') {
      Reflect.apply(acknowledge, undefined, [answer(...payload.slice(0, -1))]);
    }
  }
}
