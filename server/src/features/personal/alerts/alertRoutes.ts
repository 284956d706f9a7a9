import {
  AlertParams,
  AlertsClearedReply,
  AlertsReply,
  AlertsRestoreBody,
  AlertsUpToBody,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { indianDay } from '@tayyib/shared/values/calendar';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { createNotificationRepository } from './alertRepository';
import { notifyOfVerdicts } from './addVerdictAlerts';
import { pushNewAlerts } from './openPages/showNewAlerts';
import { byUser } from '../../../plugins/personalData/Holding';
import { dayMs } from '../../../lib/durations';

const tags = ['Notifications'];
const config = { access: 'user' } as const;
const clearedRetentionMs = 30 * dayMs;
const retentionMs = 400 * dayMs;

const noSuchAlert = () => new ProblemError(404, 'no-such-notification', 'You have no such notification.');

/** Notifications of the viewer. Their state is the same on all devices. */
export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add([
    {
      table: 'notifications',
      exports: [
        'id',
        'user_id',
        'alert_event_id',
        'question_id',
        'screen_change_id',
        'content',
        'kind',
        'is_owned',
        'at',
        'visited_at',
        'cleared_at',
      ],
      withholds: ['transaction', 'key', 'actor_id', 'routed_at'],
      title: 'notifications',
      isOf: byUser,
    },
  ]);
  const notifications = createNotificationRepository(app.db);

  /** Notifies the user's other pages of a change and returns the new list. */
  const changed = (userId: string): Promise<AlertsReply> => {
    app.push(userId, 'getNotification');
    return notifications.list(userId);
  };

  app.get('/getnotification', { schema: { tags, response: { 200: AlertsReply } }, config }, (request) =>
    notifications.list(viewerOf(request).userId),
  );

  app.put(
    '/notifications/:id/visited',
    { schema: { tags, params: AlertParams, response: { 200: AlertsReply, 404: Problem } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      if (!(await notifications.visit(userId, request.params.id, app.clock.now()))) throw noSuchAlert();
      return changed(userId);
    },
  );

  app.post(
    '/notifications/visited',
    { schema: { tags, body: AlertsUpToBody, response: { 200: AlertsReply } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      await notifications.visitUpTo(userId, request.body.upTo, app.clock.now());
      return changed(userId);
    },
  );

  app.post(
    '/notifications/clear',
    { schema: { tags, body: AlertsUpToBody, response: { 200: AlertsClearedReply } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      const at = app.clock.now();
      await notifications.clearUpTo(userId, request.body.upTo, at);
      return { ...(await changed(userId)), clearedAt: at.toISOString() };
    },
  );

  app.post(
    '/notifications/restore',
    { schema: { tags, body: AlertsRestoreBody, response: { 200: AlertsReply } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      await notifications.restore(userId, new Date(request.body.clearedAt));
      return changed(userId);
    },
  );

  app.events.on('verdict.changed', (event) => notifyOfVerdicts(app.db, event, indianDay(app.clock.now())));
  pushNewAlerts(app);
  app.jobs.add({
    name: 'forget-notifications',
    everyMinutes: 24 * 60,
    run: () => {
      const now = app.clock.now().getTime();
      return notifications.deleteOld(new Date(now - clearedRetentionMs), new Date(now - retentionMs));
    },
  });
};
