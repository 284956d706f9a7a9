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
import { createAlertRepository } from './alertRepository';
import { addVerdictAlerts } from './addVerdictAlerts';
import { showNewAlerts } from './openPages/showNewAlerts';
import { byUser } from '../../../plugins/personalData/Holding';
import { dayMs } from '../../../lib/durations';

const tags = ['Notifications'];
const config = { access: 'user' } as const;
const clearedRetentionMs = 30 * dayMs;
const retentionMs = 400 * dayMs;

const noSuchAlert = () => new ProblemError(404, 'no-such-notification', 'You have no such notification.');

/** Notifications of the viewer. Their state is the same on all devices. */
export const alertRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add([
    {
      table: 'alerts',
      exports: [
        'id',
        'user_id',
        'status_change_id',
        'question_id',
        'screen_change_id',
        'content',
        'kind',
        'is_owned',
        'at',
        'visited_at',
        'cleared_at',
      ],
      withholds: ['transaction', 'key', 'actor_id', 'queued_at'],
      title: 'notifications',
      isOf: byUser,
    },
  ]);
  const alerts = createAlertRepository(app.db);

  /** Notifies the user's other pages of a change and returns the new list. */
  const changed = (userId: string): Promise<AlertsReply> => {
    app.push(userId, 'getNotification');
    return alerts.list(userId);
  };

  app.get('/getnotification', { schema: { tags, response: { 200: AlertsReply } }, config }, (request) =>
    alerts.list(viewerOf(request).userId),
  );

  app.put(
    '/notifications/:id/visited',
    { schema: { tags, params: AlertParams, response: { 200: AlertsReply, 404: Problem } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      if (!(await alerts.visit(userId, request.params.id, app.clock.now()))) throw noSuchAlert();
      return changed(userId);
    },
  );

  app.post(
    '/notifications/visited',
    { schema: { tags, body: AlertsUpToBody, response: { 200: AlertsReply } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      await alerts.visitUpTo(userId, request.body.upTo, app.clock.now());
      return changed(userId);
    },
  );

  app.post(
    '/notifications/clear',
    { schema: { tags, body: AlertsUpToBody, response: { 200: AlertsClearedReply } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      const at = app.clock.now();
      await alerts.clearUpTo(userId, request.body.upTo, at);
      return { ...(await changed(userId)), clearedAt: at.toISOString() };
    },
  );

  app.post(
    '/notifications/restore',
    { schema: { tags, body: AlertsRestoreBody, response: { 200: AlertsReply } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      await alerts.restore(userId, new Date(request.body.clearedAt));
      return changed(userId);
    },
  );

  app.events.on('verdict.changed', (event) => addVerdictAlerts(app.db, event, indianDay(app.clock.now())));
  showNewAlerts(app);
  app.jobs.add({
    name: 'forget-alerts',
    everyMinutes: 24 * 60,
    run: () => {
      const now = app.clock.now().getTime();
      return alerts.deleteOld(new Date(now - clearedRetentionMs), new Date(now - retentionMs));
    },
  });
};
