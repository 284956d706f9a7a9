import type { ModuleChangeKind } from '@tayyib/shared/contracts';
import { putLives } from './addVersion';
import type { RegistryHome } from './changeRegistry';
import { changeRegistry } from './changeRegistry';
import { livesOf, readRegistry } from './readRegistry';
import { afterAction } from './versionLives';

interface Ending {
  id: string;
  /** No effect when another version is the canary by now. */
  version: string;
  kind: Extract<ModuleChangeKind, 'canary-ended' | 'canary-stopped-itself'>;
  /** Null for the server itself. */
  actor: string | null;
  why: string;
  /** By default open pages replace it at once. */
  replacesNow?: boolean | undefined;
}

/** Gives everybody the stable version. A canary that stopped itself never runs again. */
export async function endCanary(
  app: RegistryHome,
  { id, version, kind, actor, why, replacesNow }: Ending,
): Promise<boolean> {
  return changeRegistry(app, async (change) => {
    const module = (await readRegistry(change.tx)).modules.find((each) => each.id === id);
    if (module?.canaryVersion !== version) return false;
    const isStopped = kind === 'canary-stopped-itself';
    const lives = afterAction(livesOf(module), { kind: 'end-canary', isStopped, replacesNow }, change.now);
    if (typeof lives === 'string') return false;
    await putLives(change, module, lives);
    await change.note({ moduleId: id, kind, actor, from: version, to: null, why });
    return true;
  });
}
