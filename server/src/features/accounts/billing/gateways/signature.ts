import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 as hex. */
export function sign(content: string | Buffer, secret: string): string {
  return createHmac('sha256', secret).update(content).digest('hex');
}

/** Compares in constant time. */
export function isSignedBy(content: string | Buffer, secret: string, signature: string): boolean {
  const expected = Buffer.from(sign(content, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
