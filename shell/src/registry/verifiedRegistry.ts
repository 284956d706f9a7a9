import type { ModulesReply } from '@tayyib/shared/contracts';
import {
  registryKeyAlgorithm,
  registrySignatureAlgorithm,
  signedText,
} from '@tayyib/shared/registry-signature';
import type { TrustedKeys } from './trustedKeys';

/** The registry's reply if it is signed with a trusted key; otherwise null. */
export async function verifiedRegistry(reply: unknown, keys: TrustedKeys): Promise<ModulesReply | null> {
  if (!isSigned(reply)) return null;
  const key = keys.get(reply.keyId);
  if (!key) return null;
  try {
    const verifier = await crypto.subtle.importKey('spki', bytesOfBase64(key), registryKeyAlgorithm, false, [
      'verify',
    ]);
    const text = new TextEncoder().encode(signedText(reply));
    const signature = bytesOfBase64(reply.signature);
    return (await crypto.subtle.verify(registrySignatureAlgorithm, verifier, signature, text)) ? reply : null;
  } catch {
    // a malformed key or signature, or a page without WebCrypto (it needs https or localhost)
    return null;
  }
}

/** Throws if the text is not base64. */
const bytesOfBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Validates only what the signature check needs: the server validated the content before it signed it. */
function isSigned(reply: unknown): reply is ModulesReply {
  return (
    typeof reply === 'object' &&
    reply !== null &&
    'revision' in reply &&
    'modules' in reply &&
    Array.isArray(reply.modules) &&
    'keyId' in reply &&
    typeof reply.keyId === 'string' &&
    'signature' in reply &&
    typeof reply.signature === 'string'
  );
}
