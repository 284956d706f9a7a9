import type { FastifyInstance } from 'fastify';
import type { StoredCall } from '../../../../database/schema/social/StoredCall';

/** An ended call appears in the call lists of both users. */
export function notifyCallEnded(app: FastifyInstance, { phase, caller, callee }: StoredCall): void {
  if (phase !== 'ended') return;
  for (const { userId } of [caller, callee]) app.push(userId, 'calls:changed');
}
