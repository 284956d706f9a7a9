import { useEffect } from 'react';
import { refusalOf } from '@tayyib/shared/access';
import { useRegistry } from '../registry/useRegistry';
import { useSession } from '../session/useSession';
import { useLoader } from './LoaderContext';
import { hasGoodNetwork } from './network';

/** Preloads modules with `preload: 'idle'` once the page is idle, if the network is good. */
export function useIdlePreload() {
  const loader = useLoader();
  const { enabled } = useRegistry();
  const { user } = useSession();
  useEffect(() => {
    const eager = enabled.filter(
      ({ descriptor: { preload, routes } }) =>
        preload === 'idle' && routes.some(({ access }) => refusalOf(access, user) === null),
    );
    return whenIdle(() => {
      if (!hasGoodNetwork()) return;
      for (const entry of eager) void loader.load(entry);
    });
  }, [loader, enabled, user]);
}

/** `requestIdleCallback`, with a timeout as the fallback for Safari. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 2_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 10_000 });
  return () => cancelIdleCallback(handle);
}
