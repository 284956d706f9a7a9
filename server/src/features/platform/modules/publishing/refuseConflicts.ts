import type { ModuleRelease } from '@tayyib/shared/contracts';
import { descriptorProblems } from '@tayyib/shared/gate';
import type { RegisteredModule } from '../registry/readRegistry';
import { gateContext } from './gate/gateContext';
import { RefusedRelease } from './RefusedRelease';

/** Refuses a release that would stand in for a page or the state of the shell or of another module. */
export function refuseConflicts(
  { id, descriptor }: ModuleRelease,
  modules: readonly RegisteredModule[],
): void {
  const problems = descriptorProblems(descriptor, gateContext(id, modules).others);
  if (problems.length > 0) throw new RefusedRelease(problems);
}
