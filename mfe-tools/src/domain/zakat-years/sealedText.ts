/** Text encrypted with AES-GCM, in base64. */
export interface SealedText {
  iv: string;
  data: string;
}

/** Encrypts text, with a new initialization vector each time (NIST SP 800-38D). */
export async function sealText(key: CryptoKey, text: string): Promise<SealedText> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

/** The text; null with another key, or if it was changed. */
export async function unsealText(key: CryptoKey, { iv, data }: SealedText): Promise<string | null> {
  try {
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, key, fromBase64(data));
    return new TextDecoder().decode(bytes);
  } catch {
    return null;
  }
}

/** Reads what `sealText` made, from JSON; null if it is something else. */
export function readSealedText(stored: string): SealedText | null {
  try {
    const saved: unknown = JSON.parse(stored);
    if (typeof saved !== 'object' || saved === null || !('iv' in saved && 'data' in saved)) return null;
    const { iv, data } = saved;
    return isBase64(iv) && isBase64(data) ? { iv, data } : null;
  } catch {
    return null;
  }
}

export const isBase64 = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9+/]+=*$/.test(value);
export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
