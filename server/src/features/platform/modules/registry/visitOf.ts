import { keyedHash } from '../../../../lib/hashes';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName, readCookie } from '../../../../plugins/session/sessionCookie';
import type { RegistryClient } from './chooseVersion';

/**
 * Keeps a visitor in the same share of a canary until the browser closes. Contains nothing else and grants
 * nothing.
 */
const visitCookie = 'tayyib_visit';

/** The client of a request, as far as the result depends on it. */
export function clientOf(request: FastifyRequest): RegistryClient {
  const { viewer } = request;
  return { viewer, bucketKey: viewer?.userId ?? visitMark(request) };
}

/** The mark of the visit; null without one, or with one that we did not assign: a visit does not choose its share. */
function visitMark(request: FastifyRequest): string | null {
  const [mark = '', signature] = (readCookie(request, visitCookie) ?? '').split('.');
  return signature !== undefined && signature === signatureOf(request, mark) ? mark : null;
}

const signatureOf = ({ server }: FastifyRequest, mark: string) =>
  keyedHash(server.config.identity.secret, 'visit', mark);

/** Assigns a mark to a visit without one. */
export function markVisit(request: FastifyRequest, reply: FastifyReply): RegistryClient {
  const mark = randomBytes(16).toString('base64url');
  const attributes = cookieAttributes(request);
  reply.setCookie(
    cookieName(visitCookie, attributes.secure),
    `${mark}.${signatureOf(request, mark)}`,
    attributes,
  );
  return { viewer: null, bucketKey: mark };
}

/** Distinguishes clients where each should count once, without identifying them. */
export function countedAs(request: FastifyRequest): string {
  const { bucketKey } = clientOf(request);
  const text = bucketKey ?? `${request.ip} ${request.headers['user-agent'] ?? ''}`;
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
