import { createHash } from 'node:crypto';
import path from 'node:path';
import { ModulesReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createModuleRepository } from './moduleRepository';
import { findReleases } from './findReleases';

/** The module registry: what the last builds left becomes what the shell is told. */
export const moduleRoutes: FastifyPluginAsyncZod = async (app) => {
  const modules = createModuleRepository(app.db);
  const releases = await findReleases(path.join(app.config.distDir, 'modules'), (sentence) =>
    app.log.warn(sentence),
  );
  for (const release of releases) await modules.put(release);

  app.get(
    '/modules',
    {
      schema: { tags: ['Modules'], response: { 200: ModulesReply, 304: z.undefined() } },
      config: { access: 'public' },
    },
    async (request, reply) => {
      const body = { modules: await modules.listEnabled() };
      const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
      reply.headers({ etag, 'cache-control': 'no-cache' });
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : body;
    },
  );
};
