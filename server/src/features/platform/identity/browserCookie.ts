import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName, readCookie } from '../../../plugins/session/sessionCookie';

/** Ties what is asked for in one browser to that browser, while someone is getting in. Opens nothing by itself. */
const browserCookie = 'tayyib_way_in';
const hourSeconds = 3600;

/** What this browser was told earlier; null for one we have not met. */
export function knownBrowser(request: FastifyRequest): string | null {
  const known = readCookie(request, browserCookie);
  return known !== undefined && /^[\w-]{43}$/.test(known) ? known : null;
}

/** The name of this browser, given to it now where it has none. */
export function nameBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const name = knownBrowser(request) ?? randomBytes(32).toString('base64url');
  const attributes = cookieAttributes(request);
  reply.setCookie(cookieName(browserCookie, attributes.secure), name, { ...attributes, maxAge: hourSeconds });
  return name;
}
