import { UnreachableError } from './checkManifest';
import type { LoadModule } from './loadVersion';

interface FederationOnDemand {
  loadModule: LoadModule;
  /** Begins to fetch the federation, for a page that will need it. */
  prepare: () => void;
}

/** Fetches the federation with the first module: a page without modules does not carry it. */
export function federationOnDemand(nonce: string): FederationOnDemand {
  let started: Promise<LoadModule> | undefined;
  const start = () => {
    started ??= import('./startFederation').then(
      ({ startFederation }) => startFederation(nonce),
      (cause: unknown) => {
        started = undefined; // whoever tries again asks again
        throw new UnreachableError('The code that loads modules could not be fetched.', { cause });
      },
    );
    return started;
  };
  return {
    loadModule: async (version, attempt, signal) => (await start())(version, attempt, signal),
    prepare: () => void start().catch(() => {}), // the first module meets the same failure, and says so
  };
}
