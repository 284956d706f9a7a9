import { endCanary } from '../registry/endCanary';
import type { RegistryHome } from '../registry/changeRegistry';
import type { RegisteredModule } from '../registry/readRegistry';
import { reasonToStop } from './canaryRules';
import { loadStatisticsOf } from './figuresOf';
import { countsSince } from './outcomesRepository';

/** Ends the module's canary when too many of its loads have failed since it began. */
export async function watchCanary(app: RegistryHome, module: RegisteredModule): Promise<void> {
  const { id, version: stable, canaryVersion: canary, canaryStartedAt } = module;
  if (canary === null || canaryStartedAt === null) return;
  const counts = await countsSince(app.db, canaryStartedAt, id);
  const of = (version: string) => loadStatisticsOf(counts.filter((each) => each.version === version));
  const why = reasonToStop(of(canary), of(stable));
  if (why !== null) {
    await endCanary(app, { id, version: canary, kind: 'canary-stopped-itself', actor: null, why });
  }
}
