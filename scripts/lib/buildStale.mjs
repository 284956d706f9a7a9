import { buildTargets } from '../../build/buildTargets.mjs';
import { buildServer } from '../../server/build/buildServer.mjs';
import { runTypeScript } from './runProgram.mjs';

/**
 * Builds what is stale: the server, and the targets of webpack. Loads neither esbuild nor webpack if nothing is.
 * @param {{ onLine?: (line: string) => void }} [options] `onLine` receives the output instead of the terminal
 * @returns {Promise<boolean>} whether dist is complete
 */
export async function buildStale({ onLine } = {}) {
  if (!(await buildStaleServer(onLine))) return false;
  const stale = buildTargets().filter(({ isStale }) => isStale);
  if (stale.length === 0) return true;
  const { isOk } = await runTypeScript('webpack/build.ts', [], onLine ? { onLine } : { isShown: true });
  return isOk;
}

/** @param {(line: string) => void} [onLine] @returns {Promise<boolean>} whether `server/dist` is complete */
export async function buildStaleServer(onLine = console.log) {
  const startedMs = performance.now();
  try {
    const wasStale = await buildServer();
    if (wasStale) onLine(`build server done in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    onLine(error instanceof Error ? error.message : String(error));
    return false;
  }
}
