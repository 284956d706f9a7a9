import { PeopleQuery, PeopleReply, PersonParams, PersonReply, Problem } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createUserRepository } from '../identity/userRepository';
import { accountChangeRoutes } from './accountChangeRoutes';
import { accountHistory } from './accountHistory';
import { noSuchPerson } from './changeAccount';
import { findAccounts, toAdminPerson } from './accountsRepository';

const tags = ['People'];

/** Accounts, for administrators. */
export const peopleRoutes: FastifyPluginAsyncZod = async (app) => {
  const users = createUserRepository(app.db);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/admin/people',
    {
      schema: { tags, querystring: PeopleQuery, response: { 200: PeopleReply } },
      config: { access: 'admin' },
    },
    async ({ query }) => ({ people: (await findAccounts(app.db, query.q)).map(toAdminPerson) }),
  );

  app.get(
    '/admin/people/:userId',
    {
      schema: { tags, params: PersonParams, response: { 200: PersonReply, 404: Problem } },
      config: { access: 'admin' },
    },
    async ({ params }) => {
      const { data: id } = z.uuid().safeParse(params.userId);
      const user = id === undefined ? null : await users.findById(id);
      if (!user) throw noSuchPerson();
      return { person: toAdminPerson(user), changes: await accountHistory(app.db, user.id) };
    },
  );

  await app.register(accountChangeRoutes);
};
