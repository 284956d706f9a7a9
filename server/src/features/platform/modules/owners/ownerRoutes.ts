import type { ModuleToken } from '@tayyib/shared/contracts';
import {
  ModuleParams,
  ModuleTokenParams,
  ModuleTokensReply,
  NewModuleToken,
  NewModuleTokenReply,
  Problem,
  SetOwners,
  StaffModule,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../../plugins/session/Viewer';
import type { RegisteredModule } from '../registry/readRegistry';
import { readRegistry } from '../registry/readRegistry';
import { retired, unknownModule } from '../staff/moduleProblems';
import { readStaffModule, readPeople } from '../staff/readStaffModules';
import { makeToken, revokeToken } from './changeTokens';
import { notAnOwner } from './ownerProblems';
import { createOwnerRepository } from './ownerRepository';
import { setOwners } from './setOwners';
import type { TokenRow } from './tokenRepository';
import { createTokenRepository } from './tokenRepository';

const tags = ['Modules'];
const reads = { access: 'staff' } as const;
const changes = { access: 'staff', rateLimit: httpLimits.moduleOwners } as const;

/** Who owns a module, and the tokens of its builds. Owners name each other; administrators name them where nobody is left. */
export const ownerRoutes: FastifyPluginAsyncZod = async (app) => {
  const tokens = createTokenRepository(app.db);

  /** The module, for its owners, and for administrators where `letsAdmins`. */
  const ownModule = async (
    request: FastifyRequest,
    id: string,
    letsAdmins: boolean,
  ): Promise<RegisteredModule> => {
    const module = (await readRegistry(app.db)).modules.find((each) => each.id === id);
    if (!module) throw unknownModule();
    const { userId, roles } = viewerOf(request);
    const isOwner = (await createOwnerRepository(app.db).of(id)).includes(userId);
    if (!isOwner && !(letsAdmins && roles.includes('admin'))) throw notAnOwner(id);
    return module;
  };

  app.put(
    '/staff/modules/:id/owners',
    {
      schema: {
        tags,
        params: ModuleParams,
        body: SetOwners,
        response: { 200: StaffModule, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
      },
      config: changes,
    },
    async (request) => {
      const { id } = request.params;
      await ownModule(request, id, true);
      await setOwners(app, { id, actor: viewerOf(request).userId, ...request.body });
      return readStaffModule(app, id);
    },
  );

  app.get(
    '/staff/modules/:id/tokens',
    {
      schema: {
        tags,
        params: ModuleParams,
        response: { 200: ModuleTokensReply, 403: Problem, 404: Problem },
      },
      config: reads,
    },
    async (request) => {
      const { id } = request.params;
      await ownModule(request, id, true);
      const rows = await tokens.openOf(id, app.clock.now());
      const people = await readPeople(
        app.db,
        rows.map(({ createdBy }) => createdBy),
      );
      return { tokens: rows.map((row) => toModuleToken(row, people.get(row.createdBy)?.name ?? '')) };
    },
  );

  app.post(
    '/staff/modules/:id/tokens',
    {
      schema: {
        tags,
        params: ModuleParams,
        body: NewModuleToken,
        response: { 201: NewModuleTokenReply, 403: Problem, 404: Problem, 409: Problem },
      },
      config: changes,
    },
    async (request, reply) => {
      const { id } = request.params;
      const { userId, firstName, lastName } = viewerOf(request);
      if ((await ownModule(request, id, false)).retiredAt !== null) throw retired();
      const actor = { moduleId: id, userId, address: request.ip };
      const made = await makeToken(app, actor, request.body);
      const token = toModuleToken(made.row, `${firstName} ${lastName}`.trim());
      return reply.code(201).send({ token, secret: made.secret });
    },
  );

  app.delete(
    '/staff/modules/:id/tokens/:token',
    {
      schema: {
        tags,
        params: ModuleTokenParams,
        response: { 204: z.undefined(), 403: Problem, 404: Problem },
      },
      config: changes,
    },
    async (request, reply) => {
      const { id, token } = request.params;
      const { userId } = viewerOf(request);
      await ownModule(request, id, true);
      await revokeToken(app, { moduleId: id, userId, address: request.ip }, token);
      return reply.code(204).send();
    },
  );
};

const toModuleToken = (
  { id, name, createdAt, expiresAt, lastUsedAt }: TokenRow,
  createdBy: string,
): ModuleToken => ({
  id,
  name,
  createdBy,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
