import { buildTargets } from './buildTargets.mjs';
import { runTypeScript } from './run.mjs';

/**
 * Builds what is stale. When nothing is, webpack is not even loaded.
 * @param {{ onLine?: (line: string) => void }} [options] `onLine` is given what would otherwise be printed
 * @returns {Promise<boolean>} whether dist is complete now
 */
export async function buildStale({ onLine } = {}) {
  const stale = buildTargets().filter(({ isStale }) => isStale);
  if (stale.length === 0) return true;
  const { isOk } = await runTypeScript('webpack/build.ts', [], onLine ? { onLine } : { isShown: true });
  return isOk;
}
