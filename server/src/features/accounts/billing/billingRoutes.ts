import { PricesReply, Problem, SubscriptionReply } from '@tayyib/shared/contracts';
import { plans } from '@tayyib/shared/plans';
import { gstPercent, paidPlanIds, prices, termsVersion } from '@tayyib/shared/prices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { publicAddress } from '../../../lib/publicAddress';
import { viewerOf } from '../../../plugins/session/Viewer';
import type { BillingContext } from './BillingContext';
import { addBillingJobs } from './billingJobs';
import { buyRoutes } from './orders/buyRoutes';
import { invoiceRoutes } from './invoices/invoiceRoutes';
import { payPageRoutes } from './orders/payPageRoutes';
import { readSubscription } from './terms/openSubscription';
import { rollForward } from './terms/rollForward';
import { sandboxRoutes } from './orders/sandboxRoutes';
import { termRoutes } from './terms/termRoutes';
import { webhookRoutes } from './gateways/webhookRoutes';
import { billingPersonalData } from './billingPersonalData';
import type { Config } from '../../../config/config';
import type { PaymentGateway } from './gateways/PaymentGateway';
import { razorpayGateway } from './gateways/razorpayGateway';
import { sandboxGateway } from './gateways/sandboxGateway';

const tags = ['Billing'];

/** Plans: prices, buying, renewing and refunds. */
export const billingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(billingPersonalData);
  const gateway = chooseGateway(app.config);
  const { seller } = app.config;
  const billing: BillingContext = {
    db: app.db,
    gateway,
    seller,
    now: () => app.clock.now(),
    messages: app.messages,
    addressOf: (path) => publicAddress(app, path),
  };

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

  // The spec's re-check of an expired plan.
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

/** The configured gateway; null where nothing can be bought. */
function chooseGateway({ payments }: Pick<Config, 'payments'>): PaymentGateway | null {
  if (payments === null) return null;
  return payments === 'sandbox' ? sandboxGateway : razorpayGateway(payments);
}
