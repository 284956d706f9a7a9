import { maxPriceAlerts } from '@tayyib/shared/alert-kinds';
import {
  PriceAlertBody,
  PriceAlertChanges,
  PriceAlertParams,
  PriceAlertsReply,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { byUser } from '../../../../plugins/personalData/Holding';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../../plugins/session/Viewer';
import {
  changePriceAlerts,
  forgetRemovedAlerts,
  isinOfStock,
  listPriceAlerts,
  removePriceAlert,
  restorePriceAlert,
} from './priceAlertRepository';
import { raisePriceAlerts } from './raisePriceAlerts';

const tags = ['Notifications'];
const config = { access: 'user', rateLimit: httpLimits.alertChanges } as const;
/** Closes arrive once a day, corrections at any time. */
const everyMinutes = 10;
/** How long a removed one can be restored. */
const restorableMs = 24 * 3_600_000;

const noSuchAlert = () => new ProblemError(404, 'no-such-price-alert', 'You have no such price alert.');

/** Prices that the viewer waits for. */
export const priceAlertRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add([
    {
      table: 'price_alerts',
      exports: ['id', 'user_id', 'isin', 'direction', 'price', 'created_at', 'reached_at', 'removed_at'],
      withholds: [],
      title: 'priceAlerts',
      isOf: byUser,
    },
  ]);
  const listed = async (request: FastifyRequest): Promise<PriceAlertsReply> => {
    const { userId, plan } = viewerOf(request);
    const alerts = await listPriceAlerts(app.db, app.market, userId);
    return { alerts, limit: maxPriceAlerts[plan] };
  };

  const change = async (
    request: FastifyRequest,
    { remove = [], add }: { remove?: readonly string[]; add: PriceAlertBody | null },
  ) => {
    const alert = add && {
      isin: await isinOfStock(app.db, add.stock),
      direction: add.direction,
      price: add.price,
    };
    await changePriceAlerts(app.db, viewerOf(request), { remove, add: alert }, app.clock.now());
  };

  app.get(
    '/price-alerts',
    { schema: { tags, response: { 200: PriceAlertsReply } }, config: { access: 'user' } },
    listed,
  );

  app.post(
    '/price-alerts',
    {
      schema: {
        tags,
        body: PriceAlertBody,
        response: { 201: PriceAlertsReply, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request, reply) => {
      await change(request, { add: request.body });
      return reply.code(201).send(await listed(request));
    },
  );

  app.patch(
    '/price-alerts',
    {
      schema: {
        tags,
        body: PriceAlertChanges,
        response: { 200: PriceAlertsReply, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      await change(request, request.body);
      return listed(request);
    },
  );

  app.delete(
    '/price-alerts/:id',
    {
      schema: { tags, params: PriceAlertParams, response: { 200: PriceAlertsReply, 404: Problem } },
      config,
    },
    async (request) => {
      const { userId } = viewerOf(request);
      if (!(await removePriceAlert(app.db, userId, request.params.id, app.clock.now()))) throw noSuchAlert();
      return listed(request);
    },
  );

  app.post(
    '/price-alerts/:id/restore',
    {
      schema: {
        tags,
        params: PriceAlertParams,
        response: { 200: PriceAlertsReply, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      if (!(await restorePriceAlert(app.db, viewerOf(request), request.params.id))) throw noSuchAlert();
      return listed(request);
    },
  );

  app.jobs.add({
    name: 'price-alerts',
    everyMinutes,
    run: async (ending) => {
      const now = app.clock.now();
      await raisePriceAlerts(app.db, app.market, now, ending);
      await forgetRemovedAlerts(app.db, new Date(now.getTime() - restorableMs));
    },
  });
};
