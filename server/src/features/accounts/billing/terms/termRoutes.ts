import {
  AutoRenewBody,
  NextTermBody,
  Problem,
  RefundReply,
  SubscriptionReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import type { BillingContext } from '../BillingContext';
import { mailBuyer } from '../mailBuyer';
import { cancellationMail } from './cancellationMail';
import { setAutoRenew, setNextTerm } from './nextTerm';
import { payRefunds } from '../refunds/payRefunds';
import { readSubscription } from './openSubscription';
import { endedTermMail } from '../refunds/refundMail';
import { refundTerm } from '../refunds/refundTerm';

const tags = ['Billing'];
const config = { access: 'user', rateLimit: httpLimits.billing } as const;

/** A user's choices about their current term. */
export const termRoutes: FastifyPluginAsyncZod<{ billing: BillingContext }> = async (app, { billing }) => {
  const { db, now } = billing;

  app.put(
    '/billing/auto-renew',
    { schema: { tags, body: AutoRenewBody, response: { 200: SubscriptionReply, 409: Problem } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      const { autoRenew } = request.body;
      await db.transaction(async (transaction) => {
        const cancelled = await setAutoRenew(transaction, userId, autoRenew, now());
        if (!cancelled) return;
        const { buyer, term } = cancelled;
        const plansPage = billing.addressOf('/plan');
        const text = cancellationMail({ term, granted: buyer.granted, now: now(), plansPage });
        await mailBuyer(billing, transaction, buyer.email, text);
      });
      return readSubscription(billing, userId);
    },
  );

  app.put(
    '/billing/next-term',
    { schema: { tags, body: NextTermBody, response: { 200: SubscriptionReply, 409: Problem } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      await db.transaction((transaction) => setNextTerm(transaction, userId, request.body, now()));
      return readSubscription(billing, userId);
    },
  );

  app.post(
    '/billing/refund',
    { schema: { tags, response: { 200: RefundReply, 409: Problem } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      const refundPaise = await db.transaction(async (transaction) => {
        const ended = await refundTerm(transaction, userId, now(), billing.seller);
        const text = endedTermMail({
          ...ended,
          amountPaise: ended.refundPaise,
          granted: ended.buyer.granted,
          profile: billing.addressOf('/profile'),
        });
        await mailBuyer(billing, transaction, ended.buyer.email, text);
        return ended.refundPaise;
      });
      await payRefunds(billing);
      app.accessChanged(userId);
      return { ...(await readSubscription(billing, userId)), refundPaise };
    },
  );
};
