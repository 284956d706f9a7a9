import { Problem, ZakatAccountReply, ZakatRemindersBody, ZakatYearsBody } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byUser } from '../../../plugins/personalData/Holding';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import {
  deleteZakatAccount,
  readZakatAccount,
  setZakatReminders,
  writeZakatYears,
} from './zakatAccountRepository';

const tags = ['Zakat'];
const theirs = { access: 'user' } as const;
const writing = { ...theirs, rateLimit: httpLimits.zakatYears };
const written = { 200: ZakatAccountReply, 403: Problem, 409: Problem };

/** The viewer's zakat years, for those who store them on their account, encrypted, and their reminders. */
export const zakatYearsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add([
    {
      table: 'zakat_accounts',
      exports: ['user_id', 'sealed', 'version', 'written_at'],
      withholds: [],
      title: 'zakatYears',
      inWords: 'Your zakat years, encrypted with your passphrase',
      isOf: byUser,
    },
    {
      table: 'zakat_reminders',
      exports: ['user_id', 'remind_on', 'remind_year'],
      withholds: [],
      title: 'zakatReminders',
      inWords: 'The days on which you are reminded of zakat',
      isOf: byUser,
    },
  ]);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/zakat/years',
    { schema: { tags, response: { 200: ZakatAccountReply } }, config: theirs },
    (request) => readZakatAccount(app.db, viewerOf(request).userId),
  );

  app.put(
    '/zakat/years',
    { schema: { tags, body: ZakatYearsBody, response: written }, config: writing },
    (request) =>
      writeZakatYears(app.db, { userId: viewerOf(request).userId, at: app.clock.now() }, request.body),
  );

  app.put(
    '/zakat/reminders',
    { schema: { tags, body: ZakatRemindersBody, response: written }, config: writing },
    (request) => setZakatReminders(app.db, viewerOf(request).userId, request.body),
  );

  app.delete(
    '/zakat/years',
    { schema: { tags, response: { 200: ZakatAccountReply } }, config: writing },
    async (request) => {
      const { userId } = viewerOf(request);
      await deleteZakatAccount(app.db, userId);
      return readZakatAccount(app.db, userId);
    },
  );
};
