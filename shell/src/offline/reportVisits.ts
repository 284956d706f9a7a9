import { whenIdle } from '../loading/useIdlePreload';
import { hasOfflinePages, tellWorker, workerPath } from '../browser/worker';

/** The page's modules and lists load after its `load` event, and must not share the processor with the worker. */
const quietMs = 3_000;

/**
 * Registers the worker once the page is loaded and idle, and reports to it what the page uses, then and whenever it has
 * requested more. Returns the function to stop.
 * @param moduleFolders the folders of the modules that are offered at that moment
 */
export function reportVisits(moduleFolders: () => string[]): () => void {
  const stopped = new AbortController();
  if (hasOfflinePages()) {
    whenLoaded(stopped.signal, () =>
      onceIdle(stopped.signal, () => void start(moduleFolders, stopped.signal)),
    );
  }
  return () => stopped.abort();
}

async function start(moduleFolders: () => string[], signal: AbortSignal): Promise<void> {
  try {
    await navigator.serviceWorker.register(workerPath);
  } catch (error) {
    console.info('Pages without a network are not available.', error);
    return;
  }
  await navigator.serviceWorker.ready;
  if (signal.aborted) return;
  const requested = new Set<string>();
  let isWaiting = false;
  const report = () => {
    isWaiting = false;
    const entry = document.querySelector<HTMLScriptElement>('script[src*="/assets/main"]')?.src;
    if (entry === undefined) return;
    void tellWorker({ type: 'visit', entry, requested: [...requested], moduleFolders: moduleFolders() });
  };
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) if (name.startsWith(`${location.origin}/`)) requested.add(name);
    if (isWaiting) return;
    isWaiting = true;
    onceIdle(signal, report);
  });
  // everything since the page was opened
  observer.observe({ type: 'resource', buffered: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Runs a while after the page's `load` event. */
function whenLoaded(signal: AbortSignal, run: () => void): void {
  const wait = () => {
    const timer = setTimeout(run, quietMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal });
}

function onceIdle(signal: AbortSignal, run: () => void): void {
  signal.addEventListener('abort', whenIdle(run));
}
