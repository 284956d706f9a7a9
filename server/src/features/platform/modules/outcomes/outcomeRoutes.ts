import type { ModuleOutcome } from '@tayyib/shared/contracts';
import { ModuleOutcomes } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { networkOf } from '../../../../plugins/rateLimit/networkOf';
import type { RegistryClient } from '../registry/chooseVersion';
import { chooseVersion } from '../registry/chooseVersion';
import type { RegisteredModule } from '../registry/readRegistry';
import { createRegistryReader } from '../registry/readRegistry';
import { clientOf, countedAs } from '../registry/visitOf';
import { createCountOnce } from './countOnce';
import { countOutcomes, forgetOldOutcomes } from './outcomesRepository';
import { watchCanary } from './watchCanary';

/**
 * Where pages report load outcomes. Counts only versions the caller was actually offered, and each caller
 * once.
 */
export const outcomeRoutes: FastifyPluginAsyncZod = async (app) => {
  const registry = createRegistryReader(app.db);
  const isFirst = createCountOnce(app.redis, () => app.clock.now());

  app.post(
    '/modules/outcomes',
    {
      schema: { tags: ['Modules'], body: ModuleOutcomes, response: { 204: z.undefined() } },
      config: { access: 'public', rateLimit: httpLimits.moduleOutcomes },
    },
    async (request, reply) => {
      const { modules } = await registry();
      const client = clientOf(request);
      const caller = countedAs(request);
      const counted: ModuleOutcome[] = [];
      for (const outcome of request.body.outcomes) {
        const module = modules.find(({ id }) => id === outcome.module);
        if (!module || !isOffered(module, client, outcome.version)) continue;
        const key = `${caller} ${outcome.module} ${outcome.version} ${outcome.outcome}`;
        if (!(await isFirst(key))) continue;
        // failures stop canaries: a network counts once, however many visits it pretends to be
        const failure = `${networkOf(request)} ${outcome.module} ${outcome.version} failed`;
        if (outcome.outcome === 'failed' && !(await isFirst(failure))) continue;
        counted.push(outcome);
      }
      await countOutcomes(app.db, counted, app.clock.now());
      for (const module of modules) {
        const hasFailed = counted.some(
          (each) =>
            each.outcome === 'failed' && each.module === module.id && each.version === module.canaryVersion,
        );
        if (hasFailed) await watchCanary(app, module);
      }
      return reply.code(204).send();
    },
  );

  app.jobs.add({
    name: 'forget-module-outcomes',
    everyMinutes: 24 * 60,
    run: () => forgetOldOutcomes(app.db, app.clock.now()),
  });
};

/** Nobody can stop a canary that they are not on. */
function isOffered(module: RegisteredModule, client: RegistryClient, version: string): boolean {
  const choice = chooseVersion(module, client);
  return choice !== null && [choice.version.version, choice.fallback?.version].includes(version);
}
