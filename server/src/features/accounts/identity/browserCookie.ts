import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName, readCookie } from '../../../plugins/session/sessionCookie';

/** Binds a request to the browser it came from while a user is signing in. Grants nothing by itself. */
const browserCookie = 'tayyib_way_in';
const hourSeconds = 3600;

/** The id this browser was given earlier; null for an unknown one. */
export function knownBrowser(request: FastifyRequest): string | null {
  const known = readCookie(request, browserCookie);
  return known !== undefined && /^[\w-]{43}$/.test(known) ? known : null;
}

/** The id of this browser, assigned now where it has none. */
export function nameBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const name = knownBrowser(request) ?? randomBytes(32).toString('base64url');
  const attributes = cookieAttributes(request);
  reply.setCookie(cookieName(browserCookie, attributes.secure), name, { ...attributes, maxAge: hourSeconds });
  return name;
}
