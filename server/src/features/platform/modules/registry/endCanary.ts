import type { ModuleChangeKind } from '@tayyib/shared/contracts';
import { and, eq } from 'drizzle-orm';
import { modules } from '../../../../database/schema/platform/modulesTables';
import { putVersion } from './addVersion';
import type { RegistryHome } from './changeRegistry';
import { changeRegistry } from './changeRegistry';

interface Ending {
  id: string;
  /** No effect when another version is the canary by now. */
  version: string;
  kind: Extract<ModuleChangeKind, 'canary-ended' | 'canary-stopped-itself'>;
  /** Null for the server itself. */
  actor: string | null;
  why: string;
}

/**
 * Gives everybody the stable version. A canary that stopped itself is not used as a fallback until staff
 * choose it again.
 */
export async function endCanary(
  app: RegistryHome,
  { id, version, kind, actor, why }: Ending,
): Promise<boolean> {
  return changeRegistry(app, async (change) => {
    const [ended] = await change.tx
      .update(modules)
      .set({ canaryVersion: null, canaryPercent: 0, canaryStartedAt: null, updatedAt: change.now })
      .where(and(eq(modules.id, id), eq(modules.canaryVersion, version)))
      .returning();
    if (!ended) return false;
    if (kind === 'canary-stopped-itself') await putVersion(change, id, version, { state: 'stopped' });
    await change.note({ moduleId: id, kind, actor, from: version, to: null, why });
    return true;
  });
}
