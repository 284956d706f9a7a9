import { createHash, randomBytes } from 'node:crypto';

/** 256 bits from the system's generator. Returned once and stored as a hash only. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A token is random, so a plain hash cannot be reversed. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
