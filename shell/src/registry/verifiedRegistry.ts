import type { ModulesReply } from '@tayyib/shared/contracts';
import {
  registryKeyAlgorithm,
  registrySignatureAlgorithm,
  signedText,
} from '@tayyib/shared/registry-signature';
import { bytesOfBase64 } from '../loading/bytesOfBase64';
import type { PageVouches } from './pageVouches';

/** The registry's answer when one whom the page believes has signed it; null for anything else. */
export async function verifiedRegistry(
  answer: unknown,
  keys: PageVouches['keys'],
): Promise<ModulesReply | null> {
  if (!isSigned(answer)) return null;
  const key = keys.get(answer.keyId);
  if (!key) return null;
  try {
    const verifier = await crypto.subtle.importKey('spki', bytesOfBase64(key), registryKeyAlgorithm, false, [
      'verify',
    ]);
    const text = new TextEncoder().encode(signedText(answer));
    const signature = bytesOfBase64(answer.signature);
    return (await crypto.subtle.verify(registrySignatureAlgorithm, verifier, signature, text))
      ? answer
      : null;
  } catch {
    // a key or signature that is not even one, or a page without WebCrypto (it needs https or localhost)
    return null;
  }
}

/** Only what is needed to look at the signature: what it covers was checked by whoever signed it. */
function isSigned(answer: unknown): answer is ModulesReply {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'revision' in answer &&
    'modules' in answer &&
    Array.isArray(answer.modules) &&
    'keyId' in answer &&
    typeof answer.keyId === 'string' &&
    'signature' in answer &&
    typeof answer.signature === 'string'
  );
}
