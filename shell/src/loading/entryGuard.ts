import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

interface Vouched {
  /** `sha384-…` of the entry file. */
  integrity: string;
  timeoutMs: number;
}

/** Makes the browser run exactly the entry files the registry vouches for, and gives each its own time limit. */
export function entryGuard(vouchedFor: (url: string) => Vouched | undefined, nonce: string) {
  return {
    name: 'entry-guard',
    createScript: ({ url }) => {
      const vouched = vouchedFor(url);
      if (!vouched) throw new Error(`Nobody vouches for ${url}.`);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = vouched.integrity;
      if (nonce) script.nonce = nonce;
      return { script, timeout: vouched.timeoutMs };
    },
  } satisfies ModuleFederationRuntimePlugin;
}
