import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Contains the session's token. Scripts cannot read it and other sites cannot make a browser send it with a
 * change.
 */
export const sessionCookie = 'tayyib_session';

/** The spec's device type of a browser; every other number is a client that uses tokens. */
export const browserDevice = 0;

/** Identifies a browser in the list of devices. Grants nothing. */
export const deviceCookie = 'tayyib_device';

const deviceCookieSeconds = 400 * 24 * 3600;

export interface SessionToken {
  token: string;
  expiresAt: Date;
}

/**
 * The name of a cookie. Over https it has the prefix by which browsers bind it to this very host: a sibling
 * under the same domain cannot plant one, and one without the prefix is ignored.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The value of the caller's cookie of that name. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[cookieName(name, isSecure(request))];
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expiresAt }: SessionToken,
): void {
  const name = cookieName(sessionCookie, isSecure(request));
  reply.setCookie(name, token, { ...cookieAttributes(request), expires: expiresAt });
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, deviceId: string): void {
  const name = cookieName(deviceCookie, isSecure(request));
  reply.setCookie(name, deviceId, { ...cookieAttributes(request), maxAge: deviceCookieSeconds });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(cookieName(sessionCookie, isSecure(request)), cookieAttributes(request));
}

/** Whether the client uses https, also when a proxy terminates it. */
function isSecure({ server, protocol }: FastifyRequest): boolean {
  return protocol === 'https' || server.config.publicUrl?.protocol === 'https:';
}

export function cookieAttributes(request: FastifyRequest) {
  return { path: '/', secure: isSecure(request), httpOnly: true, sameSite: 'lax' } as const;
}
