import type { IncomingHttpHeaders } from 'node:http';

/** The token of `Authorization: Bearer …` (RFC 6750); undefined where there is none. */
export function bearerOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return /^Bearer +([\w~+/.-]+=*) *$/i.exec(authorization ?? '')?.[1];
}
