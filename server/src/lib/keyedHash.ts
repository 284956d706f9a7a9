import { createHmac } from 'node:crypto';

/** Hashes what is short enough to be guessed from a plain hash. The parts cannot run into each other. */
export function keyedHash(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
