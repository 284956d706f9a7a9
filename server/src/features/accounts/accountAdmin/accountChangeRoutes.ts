import { accountStatusCodeOf, closedStatus } from '@tayyib/shared/account-status';
import {
  GrantedPlanBody,
  PersonParams,
  PersonReply,
  Problem,
  RoleBody,
  RoleParams,
  StatusBody,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { accountHistory } from './accountHistory';
import type { AccountChange } from './changeAccount';
import { changeAccount, noSuchPerson } from './changeAccount';
import { toAdminPerson } from './accountsRepository';

const tags = ['People'];
const response = { 200: PersonReply, 403: Problem, 404: Problem, 409: Problem };
const config = { access: 'admin', rateLimit: httpLimits.accountChanges } as const;

/** Changes that administrators make to an account. They take effect at once, on every server. */
export const accountChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  const change = async (request: FastifyRequest, userId: string, wanted: AccountChange, why: string) => {
    const { data: id } = z.uuid().safeParse(userId);
    if (id === undefined) throw noSuchPerson();
    const { person: user, isChanged } = await changeAccount(app.db, {
      userId: id,
      change: wanted,
      why,
      actorId: viewerOf(request).userId,
      address: request.ip,
      now: app.clock.now(),
    });
    if (isChanged) {
      if (user.status === closedStatus) await app.sessions.endOthers(id, null, 'This account was closed.');
      app.accessChanged(id);
    }
    return { person: toAdminPerson(user), changes: await accountHistory(app.db, id) };
  };

  app.put(
    '/admin/people/:userId/roles/:role',
    { schema: { tags, params: RoleParams, body: RoleBody, response }, config },
    (request) => {
      const { userId, role } = request.params;
      const { isGranted, why } = request.body;
      return change(request, userId, { kind: 'role', role, isGranted }, why);
    },
  );

  app.put(
    '/admin/people/:userId/status',
    { schema: { tags, params: PersonParams, body: StatusBody, response }, config },
    (request) => {
      const { status, why } = request.body;
      return change(
        request,
        request.params.userId,
        { kind: 'status', status: accountStatusCodeOf(status) },
        why,
      );
    },
  );

  app.put(
    '/admin/people/:userId/plan',
    { schema: { tags, params: PersonParams, body: GrantedPlanBody, response }, config },
    (request) => {
      const { plan, why } = request.body;
      return change(request, request.params.userId, { kind: 'plan', plan }, why);
    },
  );
};
