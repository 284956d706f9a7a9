import { fromBase64, isBase64, sealText, toBase64, unsealText } from './sealedText';

/**
 * What is stored in the browser, and in a saved copy: the ledger encrypted with a key made from the owner's passphrase. Neither
 * passphrase nor key is stored anywhere.
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

/** A key for a new ledger. */
export const newSealKey = (passphrase: string): Promise<SealKey> =>
  deriveKey(passphrase, toBase64(crypto.getRandomValues(new Uint8Array(16))), newIterations);

/** The key of a ledger that is there. Whether it is the right one shows when it is used. */
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

/** Encrypts text, with a new initialization vector each time. */
export const seal = async ({ key, salt, iterations }: SealKey, text: string): Promise<Sealed> => ({
  version: 1,
  iterations,
  salt,
  ...(await sealText(key, text)),
});

/** The text; null with another key, or if it was changed. */
export const unseal = ({ key }: SealKey, sealed: Sealed): Promise<string | null> => unsealText(key, sealed);

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
    if (![salt, iv, data].every(isBase64)) return null;
    return { version: 1, iterations, salt: String(salt), iv: String(iv), data: String(data) };
  } catch {
    return null;
  }
}
