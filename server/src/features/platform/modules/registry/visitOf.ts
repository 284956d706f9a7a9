import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName, readCookie } from '../../../../plugins/session/sessionCookie';
import type { Asker } from './chooseVersion';

/** Keeps a visitor in the same share of a canary until the browser closes. Says nothing else and opens nothing. */
const visitCookie = 'tayyib_visit';

/** Who asks, as far as what they get depends on it. */
export function askerOf(request: FastifyRequest): Asker {
  const { viewer } = request;
  return { viewer, bucketKey: viewer?.userId ?? readCookie(request, visitCookie)?.slice(0, 64) ?? null };
}

/** Gives a visit the mark that it lacks. */
export function markVisit(request: FastifyRequest, reply: FastifyReply): Asker {
  const mark = randomBytes(16).toString('base64url');
  const attributes = cookieAttributes(request);
  reply.setCookie(cookieName(visitCookie, attributes.secure), mark, attributes);
  return { viewer: null, bucketKey: mark };
}

/** Tells askers apart where each should count once, without telling who they are. */
export function countedAs(request: FastifyRequest): string {
  const { bucketKey } = askerOf(request);
  const text = bucketKey ?? `${request.ip} ${request.headers['user-agent'] ?? ''}`;
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
