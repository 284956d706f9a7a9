import path from 'node:path';
import { ModulesReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { adoptBuilds } from './builds/adoptBuilds';
import { findReleases } from './builds/findReleases';
import { modulePageHead } from './modulePageHeads';
import { createOverrideFinder } from './overrides/findOverride';
import { readOverrideCookie } from './overrides/overrideCookie';
import { dependsOnVisit } from './registry/chooseVersion';
import { createRegistryReader } from './registry/readRegistry';
import { createRegistryAnswers } from './registry/registryAnswer';
import { clientOf, markVisit } from './registry/visitOf';
import { NotModified } from '../../../plugins/http/conditional';
import { sendPrepared } from '../../../plugins/http/preparedReply';

/** The module registry: which version of each module is for whom, signed. */
export const moduleRoutes: FastifyPluginAsyncZod = async (app) => {
  const { distDir, modules: settings } = app.config;
  const adoptBuildsOnDisk = async () =>
    adoptBuilds(app, await findReleases(path.join(distDir, 'modules'), (sentence) => app.log.warn(sentence)));
  await adoptBuildsOnDisk();
  const registry = createRegistryReader(app.db);
  const answerTo = createRegistryAnswers(app.registrySigner);
  const findOverride = createOverrideFinder(app);
  app.pageHeads.add(async (address) => modulePageHead(await registry(), address));

  app.get(
    '/modules',
    {
      schema: { tags: ['Modules'], response: { 200: ModulesReply, 304: NotModified } },
      config: { access: 'public' },
    },
    async (request, reply) => {
      if (settings.followsBuilds) await adoptBuildsOnDisk();
      const now = await registry();
      const client = clientOf(request);
      const needsMark = client.bucketKey === null && now.modules.some(dependsOnVisit);
      const override = await findOverride(readOverrideCookie(request));
      const answer = answerTo(now, needsMark ? markVisit(request, reply) : client, override);
      reply.header('vary', 'cookie, authorization');
      // weak, because another server's signature of the same content has other bytes
      return reply.isFresh(answer.version) ? reply.code(304).send() : sendPrepared(reply, answer);
    },
  );
};
