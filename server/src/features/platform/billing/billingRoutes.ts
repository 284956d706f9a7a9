import { Problem, PricesReply, SubscriptionReply } from '@tayyib/shared/contracts';
import { plans } from '@tayyib/shared/plans';
import { gstPercent, paidPlanIds, prices, termsVersion } from '@tayyib/shared/prices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import type { BillingContext } from './BillingContext';
import { addBillingJobs } from './billingJobs';
import { buyRoutes } from './buyRoutes';
import { chooseGateway } from './gateways/chooseGateway';
import { invoiceRoutes } from './invoiceRoutes';
import { payPageRoutes } from './payPageRoutes';
import { readSubscription } from './readSubscription';
import { rollForward } from './rollForward';
import { sandboxRoutes } from './sandboxRoutes';
import { termRoutes } from './termRoutes';
import { webhookRoutes } from './webhookRoutes';
import { billingPersonalData } from './billingPersonalData';

const tags = ['Billing'];

/** Plans: what they cost, buying and renewing them, and getting money back. */
export const billingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(billingPersonalData);
  const gateway = chooseGateway(app.config);
  const { seller } = app.config;
  const billing: BillingContext = { db: app.db, gateway, seller, now: () => app.clock.now() };

  app.get(
    '/billing/prices',
    { schema: { tags, response: { 200: PricesReply } }, config: { access: 'public' } },
    async () => ({
      gateway: gateway?.id ?? null,
      termsVersion,
      gstPercent,
      prices: paidPlanIds.map((plan) => ({
        plan,
        title: plans[plan].title,
        monthlyPaise: prices[plan].monthly,
        yearlyPaise: prices[plan].yearly,
      })),
    }),
  );

  // The spec's re-check of a plan whose days have run out.
  app.get(
    '/subscriptionplancheck',
    {
      schema: { tags, response: { 200: SubscriptionReply, 401: Problem } },
      config: { access: 'user' },
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const changed = await rollForward(app.db, billing.now(), userId);
      if (changed.length > 0) app.accessChanged(userId);
      return readSubscription(billing, userId);
    },
  );

  await app.register(buyRoutes, { billing });
  await app.register(termRoutes, { billing });
  await app.register(invoiceRoutes, { billing });
  if (gateway?.id === 'razorpay') await app.register(payPageRoutes, { billing: { ...billing, gateway } });
  if (gateway?.id === 'sandbox') await app.register(sandboxRoutes, { billing });
  if (gateway) await app.register(webhookRoutes, { billing: { ...billing, gateway } });
  addBillingJobs(app, billing);
};
