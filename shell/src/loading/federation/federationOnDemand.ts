import { UnreachableError } from '../checkManifest';
import type { LoadModule } from '../loadVersion';

interface FederationOnDemand {
  loadModule: LoadModule;
  /** Prefetches the federation runtime. */
  prepare: () => void;
}

/** Loads the federation runtime with the first module, so that pages without modules do not include it. */
export function federationOnDemand(nonce: string): FederationOnDemand {
  let started: Promise<LoadModule> | undefined;
  const start = () => {
    started ??= import('./startFederation').then(
      ({ startFederation }) => startFederation(nonce),
      (cause: unknown) => {
        started = undefined; // the next attempt imports it again
        throw new UnreachableError('The code that loads modules could not be fetched.', { cause });
      },
    );
    return started;
  };
  return {
    loadModule: async (version, attempt) => (await start())(version, attempt),
    prepare: () => void start().catch(() => {}), // the first module reports the same failure
  };
}
