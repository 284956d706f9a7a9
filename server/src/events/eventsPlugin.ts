import type { DomainEventName, DomainEvents } from '@tayyib/shared/contracts';
import { domainEvents } from '@tayyib/shared/contracts';
import fp from 'fastify-plugin';

/** Gets every event at least once: a second time it must change nothing. */
type Subscriber<Name extends DomainEventName> = (event: DomainEvents[Name]) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    events: {
      /** Subscribes to a domain event. Each one goes to one of the servers, which tries again when a subscriber fails. */
      on<Name extends DomainEventName>(name: Name, subscriber: Subscriber<Name>): void;
    };
  }
}

/** Brings domain events from the job queue to their subscribers. `publish` puts them there. */
export const events = fp(
  async (app) => {
    const subscribers = new Map<DomainEventName, ((event: unknown) => Promise<void>)[]>();
    app.decorate('events', {
      on<Name extends DomainEventName>(name: Name, subscriber: Subscriber<Name>) {
        const own = (event: unknown) => subscriber(domainEvents[name].parse(event));
        const known = subscribers.get(name);
        if (known) {
          known.push(own);
          return;
        }
        const all = [own];
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
