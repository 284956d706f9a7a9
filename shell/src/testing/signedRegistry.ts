import type { ModuleEntry, ModulesReply } from '@tayyib/shared/contracts';
import {
  moduleKeysMeta,
  registryKeyAlgorithm,
  registrySignatureAlgorithm,
  signedText,
} from '@tayyib/shared/registry-signature';

const keyId = 'test-key';
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)));

const makeKeys = () => crypto.subtle.generateKey(registryKeyAlgorithm, true, ['sign', 'verify']);
let keys: ReturnType<typeof makeKeys> | undefined;
let revision = 0;

/** The registry's answer with these modules, each time a newer one, signed by one whom the page believes from then on. */
export async function signedRegistry(
  modules: ModuleEntry[],
  facts: Partial<Pick<ModulesReply, 'revision' | 'override'>> = {},
): Promise<ModulesReply> {
  const { privateKey, publicKey } = await (keys ??= makeKeys());
  vouchFor(base64(await crypto.subtle.exportKey('spki', publicKey)));
  const content = { revision: (revision += 1), modules, override: null, ...facts };
  const text = new TextEncoder().encode(signedText(content));
  const signature = base64(await crypto.subtle.sign(registrySignatureAlgorithm, privateKey, text));
  return { ...content, keyId, signature };
}

/** As the server's HTML would. */
function vouchFor(publicKey: string) {
  if (document.querySelector(`meta[name="${moduleKeysMeta}"]`)) return;
  const meta = document.createElement('meta');
  meta.name = moduleKeysMeta;
  meta.content = `${keyId}:${publicKey}`;
  document.head.append(meta);
}
