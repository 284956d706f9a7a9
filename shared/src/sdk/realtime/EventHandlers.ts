import type { ServerEvents } from '@tayyib/shared/contracts';

type AnyHandler = (...payload: never[]) => void;

let received = 0;

/** How many events this page has received: two values differ if any came between them. */
export const eventsReceived = () => received;

/** Event handlers by event name. */
export class EventHandlers {
  private readonly byName = new Map<string, Set<AnyHandler>>();

  on<Name extends keyof ServerEvents>(name: Name, handler: ServerEvents[Name]) {
    this.byName.set(name, (this.byName.get(name) ?? new Set<AnyHandler>()).add(handler));
  }

  off<Name extends keyof ServerEvents>(name: Name, handler: ServerEvents[Name]) {
    this.byName.get(name)?.delete(handler);
  }

  /** How many handlers listen. */
  get listenerCount(): number {
    return [...this.byName.values()].reduce((total, handlers) => total + handlers.size, 0);
  }

  /** Calls every handler of the event; events without handlers are ignored. */
  dispatch(name: string, payload: readonly unknown[]) {
    received += 1;
    for (const handler of this.byName.get(name) ?? []) Reflect.apply(handler, undefined, payload);
  }
}
