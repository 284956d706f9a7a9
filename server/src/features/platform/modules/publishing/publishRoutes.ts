import { refuseConflicts } from './refuseConflicts';
import { readRegistry } from '../registry/readRegistry';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Problem, PublishParams, PublishReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Queryable } from '../../../../database/client';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { addVersion } from '../registry/addVersion';
import { changeRegistry } from '../registry/changeRegistry';
import { baseOf } from '../registry/toModuleVersion';
import { checkRelease } from './checkRelease';
import { refusedUpload, versionExists } from './publishProblems';
import { publishRules } from './publishRules';
import type { Received } from './receiveUpload';
import { receiveUpload } from './receiveUpload';
import { createUploadRepository } from './uploadRepository';

/**
 * Publishing new versions of modules. A version exists as a whole, from the single row that names its files,
 * or not at all.
 */
export const publishRoutes: FastifyPluginAsyncZod = async (app) => {
  const uploads = createUploadRepository(app.db);
  app.addContentTypeParser('application/x-tar', (_request, payload, done) => done(null, payload));

  app.post(
    '/staff/modules/:id/releases',
    {
      schema: {
        tags: ['Modules'],
        consumes: ['application/x-tar'],
        params: PublishParams,
        response: { 201: PublishReply, 409: Problem, 422: Problem },
      },
      config: { access: 'staff' },
    },
    async (request, reply) => {
      const { id } = request.params;
      const upload: unknown = request.body;
      if (!(upload instanceof Readable)) throw refusedUpload('Send a tar archive as application/x-tar.');
      const prefix = `${id}/${randomUUID()}`;
      await uploads.begin(prefix, app.clock.now());
      try {
        const received = await receiveUpload(upload, {
          store: app.artifacts,
          prefix,
          check: async (manifest) => {
            const release = checkRelease(id, manifest);
            await refuseKnown(app.db, id, release.version);
            refuseConflicts(release, (await readRegistry(app.db)).modules);
            return release;
          },
        });
        const isStable = await addPublished(received, prefix, viewerOf(request).userId);
        const { version } = received.release;
        const { manifestIntegrity } = received;
        return reply.code(201).send({ id, version, base: baseOf(id, version), manifestIntegrity, isStable });
      } catch (error) {
        // what cannot be deleted now is abandoned, and left to the job
        await forget(prefix).catch((reason: unknown) => request.log.warn(reason));
        throw error;
      }
    },
  );

  const addPublished = (received: Received, storedAt: string, actor: string) =>
    changeRegistry(app, async (change) => {
      const { id, version } = received.release;
      await refuseKnown(change.tx, id, version);
      const isStable = await addVersion(change, {
        ...received,
        source: 'published',
        storedAt,
        addedBy: actor,
      });
      await createUploadRepository(change.tx).end(storedAt);
      const why = isStable
        ? 'The first version of a new module; off until it is switched on.'
        : 'Published; not offered to anyone yet.';
      await change.note({ moduleId: id, kind: 'published', actor, from: null, to: version, why });
      return isStable;
    });

  const forget = async (prefix: string) => {
    // the database's reply may be lost although the statement succeeded
    if (await uploads.isPublished(prefix)) return;
    await app.artifacts.removeAll(prefix);
    await uploads.end(prefix);
  };

  app.jobs.add({
    name: 'forget-abandoned-uploads',
    everyMinutes: 60,
    run: async () => {
      const before = new Date(app.clock.now().getTime() - publishRules.abandonedAfterMs);
      for (const abandoned of await uploads.startedBefore(before)) await forget(abandoned);
    },
  });
};

async function refuseKnown(db: Queryable, id: string, version: string): Promise<void> {
  if (await createUploadRepository(db).hasVersion(id, version)) throw versionExists(version);
}
