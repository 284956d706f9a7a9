import { createHmac } from 'node:crypto';

/** HMAC for values short enough to be guessed from a plain hash. The parts are encoded unambiguously. */
export function keyedHash(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}
