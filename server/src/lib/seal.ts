import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'seal', 32));

/** Encrypts a short text for an address. @param context where it may be read again, such as a state */
export function seal(secret: string, text: string, context: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** The text; empty for what was not sealed with this secret and context. */
export function unseal(secret: string, sealed: string, context: string): string {
  try {
    const bytes = Buffer.from(sealed, 'base64url');
    const tagAt = ivBytes + tagBytes;
    const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(ivBytes, tagAt));
    return Buffer.concat([decipher.update(bytes.subarray(tagAt)), decipher.final()]).toString('utf8');
  } catch {
    return '';
  }
}
