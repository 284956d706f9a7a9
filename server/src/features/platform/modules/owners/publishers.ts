import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../../database/client';
import { bearerOf } from '../../../../plugins/session/sessionOfHandshake';
import { isModuleSecret } from './moduleTokens';
import { createOwnerRepository } from './ownerRepository';
import { notAnOwner, refusedToken } from './ownerProblems';
import { createTokenRepository } from './tokenRepository';

/** Who publishes a version. */
export interface Publisher {
  userId: string;
  /** The name of the token it was published with; null for a person at the console. */
  token: string | null;
}

/**
 * Refuses whoever does not own a module. One that was never published, because it is new or only builds brought it, belongs to
 * nobody yet, and becomes the publisher's.
 * @returns whether it belongs to nobody yet
 */
export async function refuseStranger(db: Queryable, id: string, userId: string): Promise<boolean> {
  const owners = createOwnerRepository(db);
  const all = await owners.of(id);
  if (all.includes(userId)) return false;
  if (all.length > 0 || (await owners.wasPublished(id))) throw notAnOwner(id);
  return true;
}

/** Who publishes with the token of a request. Nothing else of the request is read before. */
export async function publisherByToken(
  db: Queryable,
  id: string,
  request: FastifyRequest,
  now: Date,
): Promise<Publisher> {
  const secret = bearerOf(request.headers) ?? '';
  const token = isModuleSecret(secret) ? await createTokenRepository(db).use(id, secret, now) : null;
  if (!token) throw refusedToken();
  return { userId: token.createdBy, token: token.name };
}
