import type { FastifyInstance } from 'fastify';
import type { HeldCall } from '../../../../database/schema/HeldCall';

/** A call that is over stands in the lists of both. */
export function tellOfEnd(app: FastifyInstance, { phase, caller, callee }: HeldCall): void {
  if (phase !== 'ended') return;
  for (const { userId } of [caller, callee]) app.push(userId, 'calls:changed');
}
