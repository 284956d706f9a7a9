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

// the trusted key must be in the page before the first request
beforeAll(async () => {
  const keys = await crypto.subtle.generateKey(registryKeyAlgorithm, true, ['sign', 'verify']);
  signer = keys.privateKey;
  addTrustedKey(base64(await crypto.subtle.exportKey('spki', keys.publicKey)));
});

/** The registry's reply with these modules and a new revision, signed with the trusted key. */
export async function signedRegistry(
  modules: ModuleEntry[],
  overrides: Partial<Pick<ModulesReply, 'revision' | 'override'>> = {},
): Promise<ModulesReply> {
  const content = { revision: (revision += 1), modules, override: null, ...overrides };
  const text = new TextEncoder().encode(signedText(content));
  const signature = base64(await crypto.subtle.sign(registrySignatureAlgorithm, signer, text));
  return { ...content, keyId, signature };
}

/** Adds the meta element that the server writes into the HTML. */
function addTrustedKey(publicKey: string) {
  const meta = document.createElement('meta');
  meta.name = moduleKeysMeta;
  meta.content = `${keyId}:${publicKey}`;
  document.head.append(meta);
}
