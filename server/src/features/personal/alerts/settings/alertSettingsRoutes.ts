import { randomUUID } from 'node:crypto';
import { webhookLimitOf } from '@tayyib/shared/alert-kinds';
import {
  AddWebhookBody,
  AddWebhookReply,
  AlertChoice,
  AlertSettings,
  AlertTiming,
  Problem,
  PushEndpointBody,
  PushSubscriptionBody,
  WebhookParams,
  WebhookTestReply,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { deliverWebhook } from '../deliveries/deliverWebhook';
import { checkAddress, ForbiddenTarget } from '../deliveries/postToTarget';
import { isPushService } from '../deliveries/pushServices';
import { createPushKeyring } from '../deliveries/pushKeys';
import { alertSettingsPersonalData } from './alertSettingsPersonalData';
import { createSettingsRepository } from './settingsRepository';
import { createWebhookRepository } from './webhookRepository';

const tags = ['Notifications'];
const config = { access: 'user', rateLimit: httpLimits.alertChanges } as const;
/** Only these plans include webhooks. Users of other plans can still remove existing ones. */
const premium = { access: 'premium' } as const;

const noSuchWebhook = () => new ProblemError(404, 'no-such-webhook', 'You have no such webhook.');

/** Which alerts of the viewer go where. */
export const alertSettingsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(alertSettingsPersonalData);
  const settings = createSettingsRepository(app.db);
  const webhooks = createWebhookRepository(app.db, app.config.identity.secret);
  const keys = createPushKeyring(app);
  const reply = { response: { 200: AlertSettings } };

  const current = async (request: FastifyRequest): Promise<AlertSettings> => {
    const viewer = viewerOf(request);
    return {
      choices: await settings.choices(viewer),
      timing: await settings.timing(viewer.userId),
      pushKey: (await keys()).publicKey,
      pushBrowsers: await settings.countBrowsers(viewer.userId),
      webhooks: await webhooks.list(viewer.userId),
      maxWebhooks: webhookLimitOf(viewer),
    };
  };

  app.get('/alerts/settings', { schema: { tags, ...reply }, config: { access: 'user' } }, current);

  app.put(
    '/alerts/settings/choice',
    { schema: { tags, body: AlertChoice, ...reply }, config },
    async (request) => {
      await settings.choose(viewerOf(request).userId, request.body);
      return current(request);
    },
  );

  app.put(
    '/alerts/settings/timing',
    { schema: { tags, body: AlertTiming, ...reply }, config },
    async (request) => {
      await settings.time(viewerOf(request).userId, request.body);
      return current(request);
    },
  );

  app.put(
    '/alerts/push',
    {
      schema: {
        tags,
        body: PushSubscriptionBody,
        response: { 200: AlertSettings, 409: Problem, 422: Problem },
      },
      config,
    },
    async (request) => {
      refuseForbidden(request.body.endpoint);
      if (!isPushService(app.config.alerts, new URL(request.body.endpoint)))
        throw new ProblemError(
          422,
          'address-refused',
          'Pushes are sent to the services of browsers only.',
          'endpoint',
        );
      const { replaces } = request.body;
      if (replaces === undefined) await settings.subscribe(viewerOf(request), request.body, app.clock.now());
      else await settings.renew(viewerOf(request), replaces, request.body);
      return current(request);
    },
  );

  app.post(
    '/alerts/push/remove',
    { schema: { tags, body: PushEndpointBody, ...reply }, config },
    async (request) => {
      await settings.unsubscribe(viewerOf(request).userId, request.body.endpoint);
      return current(request);
    },
  );

  app.post(
    '/alerts/webhooks',
    {
      schema: {
        tags,
        body: AddWebhookBody,
        response: { 201: AddWebhookReply, 409: Problem, 422: Problem },
      },
      config: { ...config, ...premium },
    },
    async (request, response) => {
      const { url } = request.body;
      refuseForbidden(url);
      const viewer = viewerOf(request);
      const limit = webhookLimitOf(viewer);
      const added = await webhooks.add(viewer.userId, { url, limit }, app.clock.now());
      return response.code(201).send(added);
    },
  );

  app.delete(
    '/alerts/webhooks/:id',
    {
      schema: { tags, params: WebhookParams, response: { 200: AlertSettings, 404: Problem } },
      config,
    },
    async (request) => {
      if (!(await webhooks.remove(viewerOf(request).userId, request.params.id))) throw noSuchWebhook();
      return current(request);
    },
  );

  app.post(
    '/alerts/webhooks/:id/test',
    {
      schema: { tags, params: WebhookParams, response: { 200: WebhookTestReply, 404: Problem } },
      config: { ...premium, rateLimit: httpLimits.webhookTests },
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const { id } = request.params;
      if (!(await webhooks.find(userId, id))) throw noSuchWebhook();
      const target = { targetId: id, deliveryId: randomUUID() };
      const isSent = await deliverWebhook(app, target, testAlert(app.clock.now())).catch(() => false);
      if (isSent) await webhooks.switchOn(userId, id);
      const failure = (await webhooks.find(userId, id))?.lastFailure;
      return { ok: isSent, message: isSent ? 'It was accepted.' : (failure ?? 'It failed.') };
    },
  );

  app.jobs.add({ name: 'forget-push-browsers', everyMinutes: 60, run: () => settings.forgetBrowsers() });

  function refuseForbidden(address: string): void {
    if (app.config.alerts.allowsPrivateTargets) return;
    try {
      checkAddress(new URL(address));
    } catch (error) {
      if (!(error instanceof ForbiddenTarget)) throw error;
      throw new ProblemError(422, 'address-refused', error.message, 'url');
    }
  }
};

const testAlert = (now: Date) => ({
  ...({ id: '0', kind: 'broadcast', status: 3 } as const),
  alert_name: 'Test',
  scan_name: 'Settings',
  scan_url: '/notification',
  title: 'A test of your webhook',
  description: 'You asked for it.',
  stocks: [],
  trigger_prices: [],
  triggered_at: now.toISOString(),
  visited: false,
  image: null,
  roomId: null,
});
