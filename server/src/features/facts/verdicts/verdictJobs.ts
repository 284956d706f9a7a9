import { today } from '@tayyib/shared/values/calendar';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CooperativePace } from '../../../lib/CooperativePace';
import { recomputeVerdicts } from './judging/recomputeVerdicts';

/** Facts expire without being changed, so every company is judged again once a day. */
export const verdictJobs: FastifyPluginAsyncZod = async (app) => {
  app.jobs.add({
    name: 'daily-verdicts',
    everyMinutes: 24 * 60,
    run: async (ending) => {
      const cause = 'Judged again for the day';
      await recomputeVerdicts(
        app.db,
        undefined,
        cause,
        today(app.clock),
        undefined,
        new CooperativePace(ending),
      );
    },
  });
};
