import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

interface TrustedEntry {
  /** `sha384-…` of the entry file. */
  integrity: string;
  timeoutMs: number;
}

/** A federation plugin that loads only entry files with a trusted hash, each with its own time limit. */
export function entryGuard(findTrusted: (url: string) => TrustedEntry | undefined, nonce: string) {
  return {
    name: 'entry-guard',
    createScript: ({ url }) => {
      const trusted = findTrusted(url);
      if (!trusted) throw new Error(`No trusted hash for ${url}.`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = trusted.integrity;
      if (nonce) script.nonce = nonce;
      return { script, timeout: trusted.timeoutMs };
    },
  } satisfies ModuleFederationRuntimePlugin;
}
