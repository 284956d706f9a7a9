import { ScopeError } from '@tayyib/shared/sdk/errors';
import type { ModuleLoader } from '../ModuleLoader';
import { scriptsIn } from './scriptsIn';

/**
 * Reports errors of modules that nothing catches, and blocks of the page by their timers and handlers, by the addresses of the
 * scripts they come from. What an error says stays on the page: it may contain what a user typed.
 * @returns the function that ends it
 */
export function watchFaults(loader: ModuleLoader): () => void {
  const note = (error: unknown) => {
    if (isAbort(error)) return;
    if (error instanceof ScopeError) {
      const version = loader.runningVersion(error.module);
      if (version) loader.faults.threw(version, 'scope');
      return;
    }
    const version = error instanceof Error ? loader.versionOfScripts(scriptsIn(error)) : null;
    if (version) loader.faults.threw(version, 'threw');
  };
  const onError = ({ error }: ErrorEvent) => note(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  const observer = observeBlocks(loader);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    observer?.disconnect();
  };
}

/** A script of a frame that took long, as Chromium describes it (Long Animation Frames API). */
interface FrameScript {
  sourceURL: string;
  duration: number;
}

/** Notes the scripts of long frames, in browsers that tell which they were. */
function observeBlocks(loader: ModuleLoader): PerformanceObserver | null {
  const type = 'long-animation-frame';
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return null;
  const observer = new PerformanceObserver((list) => {
    for (const { sourceURL, duration } of list.getEntries().flatMap(scriptsOf)) {
      const version = loader.versionOfScripts([sourceURL]);
      if (version) loader.faults.blocked(version, duration);
    }
  });
  observer.observe({ type, buffered: true });
  return observer;
}

function scriptsOf(entry: object): FrameScript[] {
  const scripts: unknown = Reflect.get(entry, 'scripts');
  return Array.isArray(scripts) ? scripts.filter(isFrameScript) : [];
}

const isFrameScript = (script: unknown): script is FrameScript =>
  typeof script === 'object' &&
  script !== null &&
  'sourceURL' in script &&
  typeof script.sourceURL === 'string' &&
  'duration' in script &&
  typeof script.duration === 'number';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
