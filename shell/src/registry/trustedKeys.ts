import { moduleKeysMeta, moduleOriginsMeta } from '@tayyib/shared/registry-signature';

// The server writes these into the HTML, so no reply of an API can change them.

/** The keys that may sign the registry: base64 of the public key (SPKI) by its ID. */
export type TrustedKeys = ReadonlyMap<string, string>;

/** Reads the trusted keys from the page. Without a key no registry is trusted and no module runs. */
export function trustedKeys(): TrustedKeys {
  return new Map(
    metaValues(moduleKeysMeta).flatMap((value) => {
      const [id, key] = value.split(':');
      return id && key ? [[id, key] as const] : [];
    }),
  );
}

/** The origins that may serve module files: our own, and those named in the page. */
export function trustedOrigins(): ReadonlySet<string> {
  return new Set([location.origin, ...metaValues(moduleOriginsMeta).filter(isOrigin)]);
}

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

const metaValues = (name: string) =>
  (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '')
    .split(/\s+/)
    .filter(Boolean);
