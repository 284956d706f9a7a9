import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../../config/config';
import { buildTestApp, userIdOf, type PersonName } from '../../../../testing';
import { addAlert } from '../addAlert';
import { startMailServer, startTarget } from './deliveries.testing';

/** Midday in India, tomorrow: the database dates jobs by its own clock, which must not be ahead of the server's. */
const noon = new Date(new Date().setUTCHours(24 + 6, 30, 0, 0));

interface Deliveries {
  app: FastifyInstance;
  target: Awaited<ReturnType<typeof startTarget>>;
  post: Awaited<ReturnType<typeof startMailServer>>;
}

/** Before each test, starts a server at midday in India, with a mail server and a target of pushes and webhooks. */
export function startDeliveries() {
  let deliveries: Deliveries | undefined;
  const on = () => {
    if (!deliveries) throw new Error('The servers are started before each test.');
    return deliveries;
  };
  /** Sets the clock to so long after midday. */
  const afterNoon = (ms: number) => {
    on().app.clock.now = () => new Date(noon.getTime() + ms);
  };
  beforeEach(async () => {
    const [target, post] = await Promise.all([startTarget(), startMailServer()]);
    const { identity } = readConfig({ NODE_ENV: 'test' });
    const app = await buildTestApp({
      alerts: { vapid: null, pushServices: [], allowsPrivateTargets: true },
      identity: { ...identity, smtp: post.smtp },
    });
    deliveries = { app, target, post };
    afterNoon(0);
  });
  afterEach(async () => {
    const { app, target, post } = on();
    await app.close();
    await Promise.all([target.stop(), post.stop()]);
  });
  let raised = 0;

  return {
    get app() {
      return on().app;
    },
    get target() {
      return on().target;
    },
    get post() {
      return on().post;
    },
    afterNoon,
    async raise(name: PersonName, title = 'Something happened') {
      await addAlert(on().app.db, {
        userIds: [await userIdOf(on().app, name)],
        key: `test:${(raised += 1)}`,
        content: {
          kind: 'broadcast',
          status: 3,
          alert_name: 'Test',
          scan_name: 'Test',
          scan_url: '/plan',
          title,
          description: 'Read on.',
        },
      });
    },
    /** Runs the jobs of deliveries that are due. */
    async work() {
      for (const task of ['queue-deliveries', 'deliver-alert', 'deliver-mail', 'send-message'])
        await on().app.jobs.runDue(task);
    },
  };
}
