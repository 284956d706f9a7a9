import type { AlertKind } from '@tayyib/shared/alert-kinds';
import type { Alert } from '@tayyib/shared/contracts';
import { readConfig } from '../../../config/config';
import { buildTestApp, connectSocket, people, settleJobs, userIdOf } from '../../../testing';
import { browserOf } from '../watchlists/watchlistFixtures';
import { addAlert } from './addAlert';
import { aBrowser, startMailServer, startTarget } from './deliveries/deliveries.testing';

/** Users that cover every plan and every role. */
export const readerNames = ['ann', 'basim', 'paro', 'rafi', 'adil', 'sana', 'amin'] as const;
export type ReaderName = (typeof readerNames)[number];

/** An alert as it arrived: for whom, and under which event of the socket if it was pushed to a page. */
interface Arrival {
  name: ReaderName;
  event?: string;
  title: string;
}

const lastTitle = 'The last alert';

/** A server with everybody on an open page, with a browser that receives pushes, mails of a kind, and a webhook where they may. */
export async function startReaders(kind: AlertKind) {
  const [target, post] = await Promise.all([startTarget(), startMailServer()]);
  const { identity } = readConfig({ NODE_ENV: 'test' });
  const app = await buildTestApp({
    alerts: { vapid: null, pushServices: [], allowsPrivateTargets: true },
    identity: { ...identity, smtp: post.smtp },
  });
  const pages: Arrival[] = [];
  const hooked: ReaderName[] = [];
  const readers = await Promise.all(
    readerNames.map(async (name) => {
      const browser = aBrowser(`${target.url}/push/${name}`);
      const { ask, ...person } = await browserOf(app, name);
      const socket = await connectSocket(app, name);
      socket.onAny((event: string, alert?: Alert) => {
        if (alert?.kind) pages.push({ name, event, title: alert.title });
      });
      await ask('PUT', 'alerts/push', browser.subscription);
      await ask('PUT', 'alerts/settings/choice', { kind, channel: 'mail', isOn: true });
      const { status } = await ask('POST', 'alerts/webhooks', { url: `${target.url}/hook/${name}` });
      if (status === 201) hooked.push(name);
      return { name, browser, socket, ask, ...person };
    }),
  );
  const reader = (name: ReaderName) => {
    const found = readers.find((one) => one.name === name);
    if (!found) throw new Error(`${name} reads nothing.`);
    return found;
  };
  const work = async () => {
    for (const task of ['queue-deliveries', 'deliver-alert', 'deliver-mail', 'send-message'])
      await settleJobs(app, task);
  };

  return {
    app,
    reader,
    /** Who could add a webhook. */
    hooked,
    /** What arrived everywhere, once it all has: an alert to everyone follows it, and pushes are in order. */
    async arrived() {
      await work();
      const last = readers.map(
        ({ socket }) => new Promise<void>((resolve) => socket.on('data', endsWith(lastTitle, resolve))),
      );
      await addAlert(app.db, {
        userIds: await Promise.all(readerNames.map((name) => userIdOf(app, name))),
        key: 'last',
        content: {
          kind: 'broadcast',
          status: 3,
          alert_name: 'Test',
          scan_name: 'Test',
          scan_url: null,
          title: lastTitle,
          description: 'Everything else came before it.',
        },
      });
      await Promise.all(last);
      return {
        page: pages.filter(({ title }) => title !== lastTitle),
        push: posted('push').map(({ name, body }) => ({ name, shown: reader(name).browser.read({ body }) })),
        webhook: posted('hook').map(({ name, body }) => ({ name, alert: JSON.parse(body.toString()) })),
        mail: post.mails.map((mail) =>
          readerNames.find((name) => mail.includes(`To: ${people[name].email}`)),
        ),
      };
    },
    /** What the list of a reader has of the kind. */
    listed: async (name: ReaderName): Promise<Alert[]> => {
      const { body } = await reader(name).ask('GET', 'getnotification');
      return body.data.filter((alert: Alert) => alert.kind === kind && alert.title !== lastTitle);
    },
    async stop() {
      for (const { socket } of readers) socket.close();
      await app.close();
      await Promise.all([target.stop(), post.stop()]);
    },
  };

  function posted(where: 'push' | 'hook') {
    return target.received.flatMap(({ path, body }) => {
      const name = readerNames.find((one) => path === `/${where}/${one}`);
      return name ? [{ name, body }] : [];
    });
  }
}

export type Readers = Awaited<ReturnType<typeof startReaders>>;

const endsWith = (title: string, resolve: () => void) => (alert: Alert) => {
  if (alert.title === title) resolve();
};
