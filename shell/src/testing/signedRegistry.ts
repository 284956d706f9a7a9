import type { ModuleEntry, ModulesReply } from '@tayyib/shared/contracts';
import {
  moduleKeysMeta,
  registryKeyAlgorithm,
  registrySignatureAlgorithm,
  signedText,
} from '@tayyib/shared/registry-signature';

const keyId = 'test-key';
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

let signer: CryptoKey;
let revision = 0;

// whom the page believes is written into it before it asks anything
beforeAll(async () => {
  const keys = await crypto.subtle.generateKey(registryKeyAlgorithm, true, ['sign', 'verify']);
  signer = keys.privateKey;
  vouchFor(base64(await crypto.subtle.exportKey('spki', keys.publicKey)));
});

/** The registry's answer with these modules, each time a newer one, signed by one whom the page believes. */
export async function signedRegistry(
  modules: ModuleEntry[],
  facts: Partial<Pick<ModulesReply, 'revision' | 'override'>> = {},
): Promise<ModulesReply> {
  const content = { revision: (revision += 1), modules, override: null, ...facts };
  const text = new TextEncoder().encode(signedText(content));
  const signature = base64(await crypto.subtle.sign(registrySignatureAlgorithm, signer, text));
  return { ...content, keyId, signature };
}

/** As the server's HTML would. */
function vouchFor(publicKey: string) {
  const meta = document.createElement('meta');
  meta.name = moduleKeysMeta;
  meta.content = `${keyId}:${publicKey}`;
  document.head.append(meta);
}
