import { endCanary } from '../registry/endCanary';
import type { RegistryHome } from '../registry/changeRegistry';
import type { RegisteredModule } from '../registry/readRegistry';
import { reasonToStop } from './canaryRules';
import { evidenceOf } from './witnesses';

const noEvidence = { witnesses: 0, failed: 0, troubled: 0 };

/** Ends the module's canary when it has failed for too many since it began. */
export async function watchCanary(app: RegistryHome, module: RegisteredModule): Promise<void> {
  const { id, version: stable, canaryVersion: canary, canaryStartedAt: startedAt } = module;
  if (canary === null || startedAt === null) return;
  const rollout = { moduleId: id, startedAt };
  const ofStable = stable === null ? noEvidence : await evidenceOf(app.db, rollout, stable);
  const why = reasonToStop(await evidenceOf(app.db, rollout, canary), ofStable);
  if (why !== null) {
    await endCanary(app, { id, version: canary, kind: 'canary-stopped-itself', actor: null, why });
  }
}
