import { refuseConflicts } from './refuseConflicts';
import { livesOf, livingModules, readRegistry } from '../registry/readRegistry';
import { afterAction } from '../registry/versionLives';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Problem, PublishParams, PublishProblem, PublishQuery, PublishReply } from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Queryable } from '../../../../database/client';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { createOwnerRepository } from '../owners/ownerRepository';
import type { Publisher } from '../owners/publishers';
import { publisherByToken, refuseStranger } from '../owners/publishers';
import { pruneVersions } from '../retirement/pruneVersions';
import { addVersion, putLives } from '../registry/addVersion';
import { changeRegistry } from '../registry/changeRegistry';
import { baseOf } from '../registry/toModuleVersion';
import { checkRelease } from './checkRelease';
import { refusedUpload, versionExists } from './publishProblems';
import { passGate } from './passGate';
import { publishRules } from './publishRules';
import type { Received } from './receiveUpload';
import { receiveUpload } from './receiveUpload';
import { createUploadRepository } from './uploadRepository';

/** An upload that passed the gate. */
interface Publication {
  storedAt: string;
  publisher: Publisher;
  /** The breaking changes that the publisher confirmed, and why. */
  confirmed: readonly string[];
}

/**
 * Publishing new versions of modules. A version exists as a whole, from the single row that names its files,
 * or not at all.
 */
export const publishRoutes: FastifyPluginAsyncZod = async (app) => {
  const uploads = createUploadRepository(app.db);
  app.addContentTypeParser('application/x-tar', (_request, payload, done) => done(null, payload));

  const schema = {
    tags: ['Modules'],
    consumes: ['application/x-tar'],
    params: PublishParams,
    querystring: PublishQuery,
    response: { 201: PublishReply, 401: Problem, 403: Problem, 409: Problem, 422: PublishProblem },
  };

  app.post('/staff/modules/:id/releases', { schema, config: { access: 'staff' } }, async (request, reply) => {
    const publisher = { userId: viewerOf(request).userId, token: null };
    return reply.code(201).send(await publish(request, { ...request.params, ...request.query }, publisher));
  });

  // a token has no session, so no other route knows it
  app.post(
    '/modules/:id/releases',
    {
      schema,
      config: {
        access: 'public',
        knowsViewer: false,
        callableFromElsewhere: true,
        rateLimit: httpLimits.modulePublishing,
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const publisher = await publisherByToken(app.db, id, request, app.clock.now());
      return reply.code(201).send(await publish(request, { id, ...request.query }, publisher));
    },
  );

  const publish = async (
    request: FastifyRequest,
    { id, allowBreaking }: { id: string; allowBreaking?: string | undefined },
    publisher: Publisher,
  ): Promise<PublishReply> => {
    const upload = request.body;
    if (!(upload instanceof Readable)) throw refusedUpload('Send a tar archive as application/x-tar.');
    await refuseStranger(app.db, id, publisher.userId);
    const prefix = `${id}/${randomUUID()}`;
    await uploads.begin(prefix, app.clock.now());
    try {
      const received = await receiveUpload(upload, {
        store: app.artifacts,
        prefix,
        check: async (manifest) => {
          const release = checkRelease(id, manifest);
          await refuseKnown(app.db, id, release.version);
          return release;
        },
      });
      const modules = livingModules(await readRegistry(app.db));
      const broken = await passGate(app.releaseGate, received, modules, allowBreaking !== undefined);
      const confirmed = broken.length > 0 ? [`Confirmed: ${allowBreaking}`, ...broken] : [];
      const isStable = await addPublished(received, { storedAt: prefix, publisher, confirmed });
      const { version } = received.release;
      const { manifestIntegrity } = received;
      return { id, version, base: baseOf(id, version), manifestIntegrity, isStable };
    } catch (error) {
      // what cannot be deleted now is abandoned, and left to the job
      await forget(prefix).catch((reason: unknown) => request.log.warn(reason));
      throw error;
    }
  };

  const addPublished = (
    { release, manifestIntegrity, entryGzipBytes }: Received,
    { storedAt, publisher: { userId: actor, token }, confirmed }: Publication,
  ) =>
    changeRegistry(app, async (change) => {
      const { id, version } = release;
      const { modules } = await readRegistry(change.tx);
      await refuseKnown(change.tx, id, version);
      // another may have been published since the gate was passed
      refuseConflicts(release, livingModules({ modules }));
      const isUnowned = await refuseStranger(change.tx, id, actor);
      const isNew = await addVersion(change, {
        release,
        manifestIntegrity,
        entryGzipBytes,
        source: 'published',
        storedAt,
        addedBy: actor,
      });
      const module = modules.find((each) => each.id === id);
      const isBegunAgain = module?.retiredAt != null;
      if (isBegunAgain) {
        const lives = afterAction(livesOf(module), { kind: 'publish', version }, change.now);
        if (typeof lives === 'string') throw versionExists(version);
        await putLives(change, module, lives);
      }
      if (isUnowned) await createOwnerRepository(change.tx).add(id, [actor], change.now);
      await createUploadRepository(change.tx).end(storedAt);
      const isStable = isNew || isBegunAgain;
      const what = isStable
        ? 'The first version of a new module; off until it is switched on.'
        : 'Published; not offered to anyone yet.';
      const by = token === null ? [] : [`With the token ${token}.`];
      const why = [what, ...by, ...confirmed].join(' ');
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
    name: 'prune-module-versions',
    everyMinutes: 24 * 60,
    run: async () => {
      await pruneVersions(app);
    },
  });

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
