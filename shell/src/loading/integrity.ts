/** Thrown when something is not what the registry vouches for, or when nobody vouches for it. */
export class IntegrityError extends Error {
  override name = 'IntegrityError';
}

/** A browser passes over a hash it cannot read, so only this very form counts as one: 48 bytes in base64. */
const readable = /^sha384-[A-Za-z0-9+/]{64}$/;

/** The hash itself. Throws where there is none, or one that the browser would pass over. */
export function knownHash(hash: unknown, what: string): string {
  if (typeof hash === 'string' && readable.test(hash)) return hash;
  throw new IntegrityError(`Nobody vouches for ${what}.`);
}

/** `sha384-…` of these bytes. */
export async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
