import path from 'node:path';
import type { ModulesReply } from '@tayyib/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { listenFor } from '../../../../database/listenFor';
import type { PreparedReply } from '../../../../plugins/http/preparedReply';
import { adoptBuilds } from '../builds/adoptBuilds';
import { findReleases } from '../builds/findReleases';
import { passBuilds } from '../builds/passBuilds';
import { createOverrideFinder } from '../overrides/findOverride';
import { readOverrideCookie } from '../overrides/overrideCookie';
import { dependsOnVisit } from './chooseVersion';
import { linksOfPage, type ShownPage } from './linksOfPage';
import type { Registry } from './readRegistry';
import { createRegistryAnswers } from './registryAnswer';
import { createRegistryReader, registryChannel } from './registryReader';
import { clientOf, markVisit } from './visitOf';

declare module 'fastify' {
  interface FastifyInstance {
    moduleRegistry: {
      read: () => Promise<Registry>;
      /** Call after a change of the registry on this server. */
      changed: () => void;
      /** What the client of a request gets, signed. Marks a visit whose share of a canary has to be known. */
      answerTo: (request: FastifyRequest, reply: FastifyReply) => Promise<PreparedReply<ModulesReply>>;
      /** The same for the page that a request opens, with the links to what the page shows of modules. */
      partOfPage: (request: FastifyRequest, reply: FastifyReply, page: ShownPage) => Promise<PartOfPage>;
    };
  }
}

interface PartOfPage {
  answer: PreparedReply<ModulesReply>;
  links: string;
}

/** Provides the module registry in memory: for its own route, and for the pages that contain its answer. */
export const moduleRegistry = fp(
  async (app) => {
    const { distDir, modules: settings } = app.config;
    const reader = createRegistryReader(app.db);
    const answers = createRegistryAnswers(app.registrySigner);
    const findOverride = createOverrideFinder(app);
    const adoptBuildsOnDisk = async () => {
      const folder = path.join(distDir, 'modules');
      const report = (sentence: string) => app.log.warn(sentence);
      const found = await findReleases(folder, report);
      // builds for development have neither hashes nor budgets
      await adoptBuilds(app, settings.followsBuilds ? found : await passBuilds(app, folder, found, report));
    };
    const answerOf = async (request: FastifyRequest, reply: FastifyReply) => {
      if (settings.followsBuilds) await adoptBuildsOnDisk();
      const registry = await reader.read();
      const client = clientOf(request);
      const needsMark = client.bucketKey === null && registry.modules.some(dependsOnVisit);
      const override = await findOverride(readOverrideCookie(request));
      const answer = answers(registry, needsMark ? markVisit(request, reply) : client, override);
      return { registry, answer };
    };
    app.decorate('moduleRegistry', {
      read: reader.read,
      changed: reader.changed,
      answerTo: async (request, reply) => (await answerOf(request, reply)).answer,
      partOfPage: async (request, reply, page) => {
        const { registry, answer } = await answerOf(request, reply);
        return { answer, links: linksOfPage(registry, answer.content.modules, request.viewer, page) };
      },
    });
    // a page that has this revision missed no change before it was connected
    app.onSocket((socket) => {
      reader.read().then(
        ({ revision }) => socket.emit('modules:revision', { revision }),
        (error: unknown) => app.log.warn({ err: error }, 'A page cannot be sent the revision of the modules'),
      );
    });
    const listener = listenFor({
      pool: app.store.pool,
      name: registryChannel,
      debounceMs: 0,
      onChange: async () => reader.listening(),
      onFailure: (error) => app.log.warn({ err: error }, 'Changes of modules are waiting for the database'),
    });
    app.addHook('onListen', async () => listener.start());
    app.addHook('preClose', () => listener.stop());
    await adoptBuildsOnDisk();
  },
  { name: 'moduleRegistry', dependencies: ['clock', 'database', 'realtime', 'registrySigner'] },
);
