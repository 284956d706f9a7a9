/** Thrown when content does not match its trusted hash, or has no trusted hash. */
export class IntegrityError extends Error {
  override name = 'IntegrityError';
}

/** Browsers ignore a hash they cannot parse, so only this form is accepted: 48 bytes in base64. */
const validHash = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Returns the hash. Throws if it is missing or if the browser would ignore it. */
export function knownHash(hash: unknown, what: string): string {
  if (typeof hash === 'string' && validHash.test(hash)) return hash;
  throw new IntegrityError(`No trusted hash for ${what}.`);
}

/** `sha384-…` of these bytes. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
