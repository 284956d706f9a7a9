import type { ModuleOutcome } from '@tayyib/shared/contracts';
import { ModuleOutcomes } from '@tayyib/shared/contracts';
import { isTrouble } from '@tayyib/shared/module-outcomes';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import type { RegistryClient } from '../registry/chooseVersion';
import { chooseVersion } from '../registry/chooseVersion';
import type { RegisteredModule } from '../registry/readRegistry';
import { clientOf, countedAs } from '../registry/visitOf';
import { createCountOnce } from './countOnce';
import { countOutcomes, forgetOldOutcomes } from './outcomesRepository';
import { watchCanary } from './watchCanary';
import { forgetOldWitnesses, noteWitness, witnessOf } from './witnesses';

/**
 * Where pages report load outcomes. Counts only versions the caller was actually offered, and each caller
 * once.
 */
export const outcomeRoutes: FastifyPluginAsyncZod = async (app) => {
  const isFirst = createCountOnce(app.redis, () => app.clock.now());

  app.post(
    '/modules/outcomes',
    {
      schema: { tags: ['Modules'], body: ModuleOutcomes, response: { 204: z.undefined() } },
      config: { access: 'public', rateLimit: httpLimits.moduleOutcomes },
    },
    async (request, reply) => {
      const { modules } = await app.moduleRegistry.read();
      const client = clientOf(request);
      const caller = countedAs(request);
      const counted: ModuleOutcome[] = [];
      for (const outcome of request.body.outcomes) {
        const module = modules.find(({ id }) => id === outcome.module);
        if (!module || !isOffered(module, client, outcome.version)) continue;
        const key = `${caller} ${outcome.module} ${outcome.version} ${kindOf(outcome)}`;
        if (!(await isFirst(key))) continue;
        counted.push(outcome);
      }
      await countOutcomes(app.db, counted, app.clock.now());
      for (const module of modules) await noteRollout(request, module, counted);
      return reply.code(204).send();
    },
  );

  app.jobs.add({
    name: 'forget-module-outcomes',
    everyMinutes: 24 * 60,
    run: async () => {
      await forgetOldOutcomes(app.db, app.clock.now());
      await forgetOldWitnesses(app.db, app.clock.now());
    },
  });

  /** While a canary runs, who saw what of the module decides whether it goes on. */
  async function noteRollout(
    request: FastifyRequest,
    module: RegisteredModule,
    counted: readonly ModuleOutcome[],
  ) {
    const { id: moduleId, canaryVersion, canaryStartedAt: startedAt } = module;
    const own = counted.filter((outcome) => outcome.module === moduleId);
    if (canaryVersion === null || startedAt === null || own.length === 0) return;
    const rollout = { moduleId, startedAt };
    await noteWitness(app.db, rollout, await witnessOf(request, rollout), own);
    const hasFailed = own.some(({ outcome, version }) => outcome === 'failed' && version === canaryVersion);
    if (hasFailed) await watchCanary(app, module);
  }
};

/** Each counts once. A version that ran badly may have loaded, or failed otherwise, before. */
const kindOf = (outcome: ModuleOutcome): string =>
  outcome.outcome === 'failed' && isTrouble(outcome.reason) ? outcome.reason : outcome.outcome;

/** Nobody can stop a canary that they are not on. */
function isOffered(module: RegisteredModule, client: RegistryClient, version: string): boolean {
  const choice = chooseVersion(module, client);
  return choice !== null && [choice.version.version, choice.fallback?.version].includes(version);
}
