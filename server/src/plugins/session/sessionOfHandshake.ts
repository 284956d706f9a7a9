import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config';
import type { LiveSession } from './LiveSession';
import { cookieName, sessionCookie } from './sessionCookie';

/** The session a socket is opened with; null when there is none, or it has ended. */
export async function sessionOfHandshake(
  app: FastifyInstance,
  config: Config,
  headers: IncomingHttpHeaders,
): Promise<LiveSession | null> {
  const now = app.clock.now();
  const bearer = bearerOf(headers);
  if (bearer !== undefined) return app.liveSessions.byBearer(bearer, 'access', now);
  const name = cookieName(sessionCookie, isSecureHandshake(headers, config));
  const token = app.parseCookie(headers.cookie ?? '')[name];
  return token === undefined ? null : app.liveSessions.byCookie(token, now);
}

/** Whether the page that opens the socket came over https, according to a trusted proxy. */
function isSecureHandshake({ 'x-forwarded-proto': forwarded }: IncomingHttpHeaders, config: Config): boolean {
  const isForwarded =
    config.trustedProxies > 0 && [forwarded].flat().at(-1)?.split(',').at(-1)?.trim() === 'https';
  return isForwarded || config.publicUrl?.protocol === 'https:';
}

/** The token of `Authorization: Bearer …` (RFC 6750); undefined where there is none. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer +([\w~+/.-]+=*) *$/i.exec(authorization ?? '')?.[1];
}
