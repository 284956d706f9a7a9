import type { FastifyRequest } from 'fastify';
import { viewerOf } from './Viewer';

/** The signer of a request's change, by id and by name. */
export function signerOf(request: FastifyRequest): { userId: string; name: string } {
  const { userId, firstName, lastName } = viewerOf(request);
  return { userId, name: `${firstName} ${lastName}`.trim() };
}
