import type { ClientEvents, ServerEvents } from '@tayyib/shared/contracts';
import { setLiveSocket, type AppSocket } from '@tayyib/shared/realtime';

type AnyHandler = (...payload: never[]) => void;
type Answer = (...payload: unknown[]) => unknown;

/** The far end of the socket, in a test's hands. */
export class FakeSocket implements AppSocket {
  /** Everything the page sent, oldest first: event name, then its arguments. */
  readonly sent: unknown[][] = [];
  private readonly handlers = new Map<string, Set<AnyHandler>>();
  private readonly answers = new Map<string, Answer>();

  /** Opens the connection for the page under test. */
  connect() {
    setLiveSocket(this);
  }

  disconnect() {
    setLiveSocket(null);
  }

  /** Lets the server speak. */
  says<Name extends keyof ServerEvents>(name: Name, ...payload: Parameters<ServerEvents[Name]>) {
    for (const handler of this.handlers.get(name) ?? []) Reflect.apply(handler, undefined, payload);
  }

  /** Decides how the server acknowledges an event. */
  whenAsked(name: keyof ClientEvents, answer: Answer) {
    this.answers.set(name, answer);
  }

  on(name: keyof ServerEvents, handler: AnyHandler) {
    this.handlers.set(name, (this.handlers.get(name) ?? new Set()).add(handler));
  }

  off(name: keyof ServerEvents, handler: AnyHandler) {
    this.handlers.get(name)?.delete(handler);
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
