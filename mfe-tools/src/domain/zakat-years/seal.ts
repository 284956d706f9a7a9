/**
 * What the account stores, and a saved copy has: text encrypted with a key made from its owner's passphrase. Neither passphrase nor key
 * is stored anywhere.
 */
export interface Sealed {
  version: 1;
  iterations: number;
  salt: string;
  iv: string;
  data: string;
}

/** A key with what it takes to make it again from the passphrase. */
export interface SealKey {
  key: CryptoKey;
  salt: string;
  iterations: number;
}

/** OWASP Password Storage Cheat Sheet, for PBKDF2 with SHA-256. */
const newIterations = 600_000;
/** A saved copy from elsewhere may not keep the browser busy for minutes. */
const maxIterations = 5_000_000;

/** A key for something new. */
export const newSealKey = (passphrase: string): Promise<SealKey> =>
  deriveKey(passphrase, toBase64(crypto.getRandomValues(new Uint8Array(16))), newIterations);

/** The key of something sealed. Whether it is the right one shows when it is used. */
export const sealKeyOf = ({ salt, iterations }: Sealed, passphrase: string): Promise<SealKey> =>
  deriveKey(passphrase, salt, iterations);

async function deriveKey(passphrase: string, salt: string, iterations: number): Promise<SealKey> {
  const bytes = new TextEncoder().encode(passphrase.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  return { key, salt, iterations };
}

/** Encrypts text with AES-GCM, with a new initialization vector each time (NIST SP 800-38D). */
export async function seal({ key, salt, iterations }: SealKey, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return { version: 1, iterations, salt, iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

/** The text; null with another key, or if it was changed. */
export async function unseal({ key }: SealKey, { iv, data }: Sealed): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(data));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

/** Reads what `seal` made, from JSON; null if it is something else. */
export function readSealed(text: string | null): Sealed | null {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    if (typeof saved !== 'object' || saved === null) return null;
    const field = (name: string): unknown => Reflect.get(saved, name);
    const salt = field('salt');
    const iv = field('iv');
    const data = field('data');
    const iterations = field('iterations');
    if (field('version') !== 1 || typeof iterations !== 'number' || !Number.isInteger(iterations))
      return null;
    if (iterations < 1 || iterations > maxIterations) return null;
    if (!isBase64(salt) || !isBase64(iv) || !isBase64(data)) return null;
    return { version: 1, iterations, salt, iv, data };
  } catch {
    return null;
  }
}

const isBase64 = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9+/]+=*$/.test(value);
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
