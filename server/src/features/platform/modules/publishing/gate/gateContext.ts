import type { GateContext } from '@tayyib/shared/gate';
import type { RegisteredModule } from '../../registry/readRegistry';

/** What a release of a module is compared with: its own stable version, and the versions of others that may run, on or off. */
export function gateContext(id: string, modules: readonly RegisteredModule[]): GateContext {
  const descriptorOf = ({ versions }: RegisteredModule, version: string | null) =>
    versions.get(version ?? '')?.release.descriptor;
  const module = modules.find((each) => each.id === id);
  return {
    before: (module && descriptorOf(module, module.version)) ?? null,
    others: modules
      .filter((other) => other.id !== id)
      .flatMap((other) =>
        [other.version, other.canaryVersion].flatMap((version) => descriptorOf(other, version) ?? []),
      ),
  };
}
