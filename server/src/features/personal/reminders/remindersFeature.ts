import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { remindOfPurification } from './remindOfPurification';
import { remindOfZakat } from './remindOfZakat';

/** Reminders of what is due for faith's sake, as alerts, to those who store it on their account. */
export const remindersFeature: FastifyPluginAsyncZod = async (app) => {
  app.jobs.add({
    name: 'reminders',
    everyMinutes: 60,
    run: async (ending) => {
      await remindOfZakat(app.db, app.clock.now(), ending);
      await remindOfPurification(app.db, app.clock.now(), ending);
    },
  });
};
