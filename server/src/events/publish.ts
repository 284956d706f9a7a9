import type { DomainEventName, DomainEvents } from '@tayyib/shared/contracts';
import { domainEvents } from '@tayyib/shared/contracts';
import type { Queryable } from '../database/Queryable';
import { addJob } from '../jobs/addJob';

/**
 * Publishes an event in the transaction that causes it. Subscribers get it after the commit, in the order of publishing, also
 * where the publisher is a command that runs without a server.
 */
export async function publish<Name extends DomainEventName>(
  transaction: Queryable,
  name: Name,
  event: DomainEvents[Name],
): Promise<void> {
  await addJob(transaction, { task: name, payload: domainEvents[name].parse(event), queue: name });
}
