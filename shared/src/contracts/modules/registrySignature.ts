import type { ModulesReply } from './moduleRegistry';

/** How the registry's replies are signed, as WebCrypto algorithms. The public key is SPKI. */
export const registryKeyAlgorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
export const registrySignatureAlgorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;

/**
 * The page's `<meta name="module-keys" content="<keyId>:<base64 SPKI> …">`, which the server fills in: a registry that
 * is not signed by one of these keys is rejected.
 */
export const moduleKeysMeta = 'module-keys';

/** The page's `<meta name="module-origins" content="https://… …">`: origins that module files may be loaded from besides our own. */
export const moduleOriginsMeta = 'module-origins';

/** The signed text: everything but the signature and the key id. */
export function signedText({ revision, modules, override }: Omit<ModulesReply, 'keyId' | 'signature'>) {
  return canonicalText({ revision, modules, override });
}

/** Canonical JSON: keys sorted by code unit, no spaces, no undefined members (RFC 8785 for JSON.parse results). */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalText(member)}`);
  return `{${members.join(',')}}`;
}
