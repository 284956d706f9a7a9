import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieAttributes, cookieName, readCookie } from '../../../../plugins/session/sessionCookie';

/** Contains the token of the tester's link that this browser opened. */
const overrideCookie = 'tayyib_module_override';

export const readOverrideCookie = (request: FastifyRequest) => readCookie(request, overrideCookie);

/** Stores the token until the link expires. */
export function setOverrideCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  expires: Date,
): void {
  const attributes = cookieAttributes(request);
  reply.setCookie(cookieName(overrideCookie, attributes.secure), token, { ...attributes, expires });
}

export function clearOverrideCookie(request: FastifyRequest, reply: FastifyReply): void {
  const attributes = cookieAttributes(request);
  reply.clearCookie(cookieName(overrideCookie, attributes.secure), attributes);
}
