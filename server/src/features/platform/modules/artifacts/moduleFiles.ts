import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { moduleVersions } from '../../../../database/schema/platform/modulesTables';
import type { ArtifactStore } from './ArtifactStore';
import { encodings, isPlainName, typeOf } from './artifactNames';
import type { ArtifactConfig } from '../../../../config/moduleConfig';
import { createFolderStore } from './createFolderStore';

declare module 'fastify' {
  interface FastifyInstance {
    /** The storage of published module files. */
    artifacts: ArtifactStore;
  }
}

const forEver = 'public, max-age=31536000, immutable';

/**
 * Serves the files of modules: published ones from the artifact store, those of builds from the dist folder.
 */
export const moduleFiles = fp(
  async (app) => {
    const store = await openArtifactStore(app.config.modules.artifacts);
    app.decorate('artifacts', store);
    app.addHook('onClose', async () => store.close());
    const builds = path.join(app.config.distDir, 'modules');
    /** The location of a version does not change until it is pruned, so it is looked up once. Null for builds. */
    const known = new Map<string, string | null>();

    const storedAt = async (id: string, version: string): Promise<string | null> => {
      const key = `${id}/${version}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const [row] = await app.db
        .select({ storedAt: moduleVersions.storedAt })
        .from(moduleVersions)
        .where(and(eq(moduleVersions.moduleId, id), eq(moduleVersions.version, version)));
      if (row) known.set(key, row.storedAt);
      return row?.storedAt ?? null;
    };

    // source maps contain the whole source; where they are needed, they are read from the disk
    const isHidden = (file: string) => app.config.isProduction && file.endsWith('.map');
    app.get<{ Params: { '*': string } }>(
      '/modules/*',
      { schema: { hide: true }, config: { access: 'public', knowsViewer: false } },
      async (request, reply) => {
        const wanted = request.params['*'];
        const [id = '', version = '', ...rest] = wanted.split('/');
        // builds need no database, so their pages open without one
        const prefix = await storedAt(id, version).catch(() => null);
        return prefix === null
          ? isHidden(wanted)
            ? reply.callNotFound()
            : reply.sendFile(wanted, builds)
          : sendArtifact(request, reply, store, prefix, rest.join('/'));
      },
    );
  },
  { name: 'moduleFiles', dependencies: ['accessPolicy', 'database', 'staticFiles'] },
);

async function sendArtifact(
  request: FastifyRequest,
  reply: FastifyReply,
  store: ArtifactStore,
  prefix: string,
  name: string,
): Promise<FastifyReply> {
  const type = typeOf(name);
  if (!isPlainName(name) || type === undefined) throw noFile();
  reply.headers({ 'content-type': type, 'cache-control': forEver, vary: 'accept-encoding' });
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const encoding of encodings) {
    if (!new RegExp(`\\b${encoding.name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted)) continue;
    const copy = await store.get(`${prefix}/${name}${encoding.suffix}`);
    if (copy) {
      reply.headers({ 'content-encoding': encoding.name, 'content-length': copy.bytes });
      return reply.send(copy.body);
    }
  }
  const file = await store.get(`${prefix}/${name}`);
  if (!file) throw noFile();
  return reply.header('content-length', file.bytes).send(file.body);
}

const noFile = () => new ProblemError(404, 'not-found', 'There is nothing at this address.');

/** The configured store. */
export async function openArtifactStore(config: ArtifactConfig): Promise<ArtifactStore> {
  if (config.kind === 'folder') return createFolderStore(config.folder);
  // a large package that most servers have no use for
  const { createS3Store } = await import('./createS3Store');
  return createS3Store(config);
}
