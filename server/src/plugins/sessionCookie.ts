import type { FastifyReply, FastifyRequest } from 'fastify';

/** Holds the session's token. Scripts cannot read it and other sites cannot make a browser send it with a change. */
export const sessionCookie = 'tayyib_session';

/** Tells one browser from another, so that signing in again replaces a session instead of adding one. Opens nothing. */
export const deviceCookie = 'tayyib_device';

const deviceCookieSeconds = 400 * 24 * 3600;

export interface SessionCookies {
  token: string;
  deviceId: string;
  expiresAt: Date;
}

export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: SessionCookies,
): void {
  const common = { ...attributes(request), httpOnly: true, sameSite: 'lax' } as const;
  reply.setCookie(sessionCookie, cookies.token, { ...common, expires: cookies.expiresAt });
  reply.setCookie(deviceCookie, cookies.deviceId, { ...common, maxAge: deviceCookieSeconds });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, attributes(request));
}

/** Secure wherever people reach us over https, also when a proxy ends it. */
function attributes({ server, protocol }: FastifyRequest): { path: string; secure: boolean } {
  return { path: '/', secure: protocol === 'https' || server.config.publicUrl?.protocol === 'https:' };
}
