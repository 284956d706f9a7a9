import type { DomainEventName, DomainEvents } from '@tayyib/shared/contracts';
import { domainEvents } from '@tayyib/shared/contracts';
import fp from 'fastify-plugin';

/** Receives every event at least once, so it must be idempotent. */
type Subscriber<Name extends DomainEventName> = (event: DomainEvents[Name]) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    events: {
      /** Subscribes to a domain event. One server handles each event, and retries when a subscriber fails. */
      on<Name extends DomainEventName>(name: Name, subscriber: Subscriber<Name>): void;
    };
  }
}

/** Delivers domain events from the job queue to their subscribers. `publish` adds them. */
export const events = fp(
  async (app) => {
    const subscribers = new Map<DomainEventName, ((event: unknown) => Promise<void>)[]>();
    app.decorate('events', {
      on<Name extends DomainEventName>(name: Name, subscriber: Subscriber<Name>) {
        const parsed = (event: unknown) => subscriber(domainEvents[name].parse(event));
        const known = subscribers.get(name);
        if (known) {
          known.push(parsed);
          return;
        }
        const all = [parsed];
        subscribers.set(name, all);
        app.jobs.handle({
          name,
          payload: domainEvents[name],
          async run(event) {
            for (const each of all) await each(event);
          },
        });
      },
    });
  },
  { name: 'events', dependencies: ['jobs'] },
);
