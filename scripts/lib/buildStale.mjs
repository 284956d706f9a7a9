import { buildTargets } from '../../build/buildTargets.mjs';
import { runTypeScript } from './runProgram.mjs';

/**
 * Builds stale targets. Does not load webpack if there are none.
 * @param {{ onLine?: (line: string) => void }} [options] `onLine` receives the output instead of the terminal
 * @returns {Promise<boolean>} whether dist is complete
 */
export async function buildStale({ onLine } = {}) {
  const stale = buildTargets().filter(({ isStale }) => isStale);
  if (stale.length === 0) return true;
  const { isOk } = await runTypeScript('webpack/build.ts', [], onLine ? { onLine } : { isShown: true });
  return isOk;
}
