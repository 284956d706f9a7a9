import type { AccessFacts } from '@tayyib/shared/access';
import type { FastifyRequest } from 'fastify';
import type { SessionKind } from '../../database/schema/accounts/sessionsTables';
import { ProblemError } from '../http/ProblemError';

/** The authenticated user behind a request or a socket. Payloads never change it. */
export interface Viewer extends AccessFacts {
  userId: string;
  sessionId: string;
  deviceId: string;
  kind: SessionKind;
  /** The credential: the cookie of a browser, or a bearer token. */
  via: 'cookie' | 'bearer';
  firstName: string;
  lastName: string;
  /** Whether they agreed to the current terms. */
  hasAgreed: boolean;
  /** Whether signing in takes them a second step. */
  hasSecondFactor: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a visitor. */
    viewer: Viewer | null;
    /** True for a visitor with a token: their session has ended. */
    hadSession: boolean;
  }
}

/** The caller of a route that visitors cannot reach. */
export function viewerOf({ viewer }: FastifyRequest): Viewer {
  if (!viewer) throw new ProblemError(401, 'sign-in-needed', 'Please sign in first.');
  return viewer;
}

/** The signer of a request's change, by id and by name. */
export function signerOf(request: FastifyRequest): { userId: string; name: string } {
  const { userId, firstName, lastName } = viewerOf(request);
  return { userId, name: `${firstName} ${lastName}`.trim() };
}
