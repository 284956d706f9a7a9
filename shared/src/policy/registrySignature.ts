import type { ModulesReply } from '../contracts/modules/moduleRegistry';

/** How the registry's answers are signed, in the words of WebCrypto. The public key comes as SPKI. */
export const registryKeyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export const registrySignatureAlgorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;

/**
 * The page's `<meta name="module-keys" content="<keyId>:<base64 SPKI> …">`, which the server fills in: a registry that
 * is not signed by one of these is not believed.
 */
export const moduleKeysMeta = 'module-keys';

/** The page's `<meta name="module-origins" content="https://… …">`: where module files may lie besides our own origin. */
export const moduleOriginsMeta = 'module-origins';

/** What is signed: everything but the signature and the name of its key. */
export function signedText({ revision, modules, override }: Omit<ModulesReply, 'keyId' | 'signature'>) {
  return canonicalText({ revision, modules, override });
}

/** JSON that has one form only: keys sorted by code unit, no spaces, absent where undefined (RFC 8785 for what JSON.parse gives). */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`);
  return `{${members.join(',')}}`;
}
