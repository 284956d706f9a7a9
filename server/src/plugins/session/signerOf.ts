import type { FastifyRequest } from 'fastify';
import { viewerOf } from './Viewer';

/** Who signs what a request does, by number and by name. */
export function signerOf(request: FastifyRequest): { userId: string; name: string } {
  const { userId, firstName, lastName } = viewerOf(request);
  return { userId, name: `${firstName} ${lastName}`.trim() };
}
