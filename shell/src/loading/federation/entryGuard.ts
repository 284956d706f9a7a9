import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** As long as webpack waits for a chunk. The page tells much earlier that a module is late, and shows it when it arrives after all. */
const giveUpMs = 120_000;

/**
 * A federation plugin that loads only entry files with a trusted hash.
 * @param findTrusted `sha384-…` of the entry file at an address
 */
export function entryGuard(findTrusted: (url: string) => string | undefined, nonce: string) {
  return {
    name: 'entry-guard',
    createScript: ({ url }) => {
      const integrity = findTrusted(url);
      if (integrity === undefined) throw new Error(`No trusted hash for ${url}.`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = integrity;
      if (nonce) script.nonce = nonce;
      return { script, timeout: giveUpMs };
    },
  } satisfies ModuleFederationRuntimePlugin;
}
