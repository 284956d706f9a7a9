import { problemText } from '@tayyib/shared/gate';
import type { RegisteredModule } from '../registry/readRegistry';
import { gateContext } from './gate/gateContext';
import type { ReleaseGate } from './gate/ReleaseGate';
import type { Received } from './receiveUpload';
import { RefusedRelease } from './RefusedRelease';

/**
 * Refuses an uploaded release with every reason. Breaking changes pass where the publisher confirmed them.
 * @returns the breaking changes that were confirmed, for the history
 */
export async function passGate(
  gate: ReleaseGate,
  { release, files }: Received,
  modules: readonly RegisteredModule[],
  isBreakingAllowed: boolean,
): Promise<string[]> {
  const problems = await gate.check({ release, files, context: gateContext(release.id, modules) });
  const breaking = problems.filter(({ code }) => code === 'breaking-change');
  const refused = isBreakingAllowed ? problems.filter(({ code }) => code !== 'breaking-change') : problems;
  if (refused.length > 0) throw new RefusedRelease(refused);
  return breaking.map(problemText);
}
