import { buildTargets } from './buildTargets.mjs';
import { runTypeScript } from './run.mjs';

/**
 * Builds what is stale. When nothing is, webpack is not even loaded.
 * @returns {Promise<boolean>} whether dist is complete now
 */
export async function buildStale() {
  const stale = buildTargets().filter(({ isStale }) => isStale);
  if (stale.length === 0) return true;
  const { isOk } = await runTypeScript('webpack/build.ts', [], { isShown: true });
  return isOk;
}
