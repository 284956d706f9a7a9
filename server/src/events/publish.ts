import type { DomainEventName, DomainEvents } from '@tayyib/shared/contracts';
import { domainEvents } from '@tayyib/shared/contracts';
import type { Queryable } from '../database/client';
import { addJob } from '../jobs/addJob';

/**
 * Publishes an event in the transaction that causes it. Subscribers receive it after the commit, in publishing order. Also
 * works from a command that runs without a server.
 */
export async function publish<Name extends DomainEventName>(
  transaction: Queryable,
  name: Name,
  event: DomainEvents[Name],
): Promise<void> {
  await addJob(transaction, { task: name, payload: domainEvents[name].parse(event), queue: name });
}
