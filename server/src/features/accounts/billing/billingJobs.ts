import type { FastifyInstance } from 'fastify';
import type { BillingContext } from './BillingContext';
import { payRefunds } from './refunds/payRefunds';
import { rollForward } from './terms/rollForward';

/** Changes to plans that happen without a request. */
export function addBillingJobs(app: FastifyInstance, billing: BillingContext): void {
  app.jobs.add({
    name: 'plan-terms',
    everyMinutes: 5,
    run: async () => {
      for (const userId of await rollForward(billing.db, billing.now())) app.accessChanged(userId);
    },
  });
  app.jobs.add({
    name: 'refunds',
    everyMinutes: 5,
    run: async () => {
      await payRefunds(billing);
    },
  });
}
