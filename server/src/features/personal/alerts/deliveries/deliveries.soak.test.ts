import { createECDH } from 'node:crypto';
import type { Alert, AlertSettings } from '@tayyib/shared/contracts';
import { pushSubscriptions } from '../../../../database/schema/personal/deliveryTables';
import {
  buildTestApp,
  connectSocket,
  createBrowser,
  people,
  type PersonName,
  until,
} from '../../../../testing';
import { browserOf } from '../../watchlists/watchlistFixtures';
import { aBrowser, vapidClaims } from './deliveries.testing';
import { encryptPush } from './encryptPush';
import { startDeliveries } from './startDeliveries.testing';
import { hourMs, minuteMs } from '../../../../lib/durations';

const on = startDeliveries();
const { raise, work, afterNoon } = on;
const choose = async (name: PersonName, channel: string, isOn: boolean, kind = 'broadcast') =>
  (await (await browserOf(on.app, name)).ask('PUT', 'alerts/settings/choice', { kind, channel, isOn })).body;
const subscribed = async (name: PersonName, path = '/one') => {
  const browser = aBrowser(`${on.target.url}${path}`);
  const person = await browserOf(on.app, name);
  const { status, body } = await person.ask('PUT', 'alerts/push', browser.subscription);
  expect(status).toBe(200);
  const settings: AlertSettings = body;
  return { browser, settings, ...person };
};

describe('a push', () => {
  it('is encrypted as the standard’s example', () => {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url');
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
    const sealed = encryptPush('When I grow up, I want to be a watermelon', keys, { salt, ecdh });
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('reaches each browser of its user once, signed with the key that the browser knows', async () => {
    const one = await subscribed('ann');
    const other = await subscribed('ann', '/other');
    await raise('ann');
    await raise('bob');
    await work();
    await work();
    expect(on.target.received.map(({ path }) => path).sort()).toEqual(['/one', '/other']);
    for (const message of on.target.received) {
      const { browser } = message.path === '/one' ? one : other;
      expect(browser.read(message)).toMatchObject({ title: 'Something happened', page: '/plan' });
      const vapid = vapidClaims(message);
      expect(vapid?.key).toBe(one.settings.pushKey);
      expect(vapid?.claims).toMatchObject({ aud: on.target.url });
    }
    expect(other.settings.pushBrowsers).toBe(2);
  });

  it('is not sent to a browser that signed out, nor to one that is gone', async () => {
    const { ask } = await subscribed('ann');
    await ask('POST', 'logout');
    await raise('ann');
    await work();
    expect(on.target.received).toEqual([]);
    const bob = await subscribed('bob');
    on.target.answerWith(410);
    await raise('bob');
    await work();
    expect((await bob.ask('GET', 'alerts/settings')).body.pushBrowsers).toBe(0);
  });

  it('has a topic that push services accept, whatever its number', async () => {
    await subscribed('ann');
    const isTopic = (topic: unknown) =>
      typeof topic === 'string' && /^[\w-]{1,32}$/.test(topic) && topic.length % 4 !== 1;
    on.target.answerWith(({ headers }) => (isTopic(headers['topic']) ? 201 : 400));
    for (const id of [9, 99, 999, 9999, 99_999, 999_999, 9_999_999, 99_999_999]) {
      await on.app.store.pool.query(`alter table alerts alter column id restart with ${id}`);
      await raise('ann');
    }
    await work();
    expect(on.target.received.map(({ headers }) => isTopic(headers['topic']))).toEqual(Array(8).fill(true));
  });

  it.each([400, 401, 403, 413, 429])('is tried again after a %i, which is no farewell', async (status) => {
    const { ask } = await subscribed('ann');
    on.target.answerWith(status);
    await raise('ann');
    await work();
    expect((await ask('GET', 'alerts/settings')).body.pushBrowsers).toBe(1);
    on.target.answerWith(201);
    afterNoon(minuteMs);
    await work();
    expect(on.target.received).toHaveLength(2);
  });

  it('is no more sent to a browser whose service never answers, until that opens our pages', async () => {
    const { ask, browser } = await subscribed('ann');
    on.target.answerWith(() => null);
    // four of the five times
    await on.app.db.update(pushSubscriptions).set({ failures: 40 });
    await raise('ann');
    await work();
    expect((await ask('GET', 'alerts/settings')).body.pushBrowsers).toBe(0);
    const { body } = await ask('GET', 'getnotification');
    expect(body.data.map(({ title }: Alert) => title)).toContain(
      'One of your browsers receives no more alerts',
    );
    on.target.answerWith(201);
    await raise('ann');
    afterNoon(minuteMs);
    await work();
    expect(on.target.received).toHaveLength(1);
    await ask('PUT', 'alerts/push', browser.subscription);
    await raise('ann');
    await work();
    expect(on.target.received).toHaveLength(2);
  });

  it('follows a browser of its user to a new address, and adds none', async () => {
    const { ask, browser } = await subscribed('ann');
    const renewed = aBrowser(`${on.target.url}/renewed`).subscription;
    const replaces = browser.subscription.endpoint;
    const bob = await browserOf(on.app, 'bob');
    expect((await bob.ask('PUT', 'alerts/push', { ...renewed, replaces })).body.pushBrowsers).toBe(0);
    expect((await ask('PUT', 'alerts/push', { ...renewed, replaces })).body.pushBrowsers).toBe(1);
    await raise('ann');
    await work();
    expect(on.target.received.map(({ path }) => path)).toEqual(['/renewed']);
  });

  it('goes to the services of browsers only', async () => {
    const strict = await buildTestApp();
    const { ask } = await browserOf(strict, 'ann');
    const put = async (endpoint: string) =>
      (await ask('PUT', 'alerts/push', aBrowser(endpoint).subscription)).status;
    expect(await put('https://fcm.googleapis.com/fcm/send/one')).toBe(200);
    expect(await put('https://updates.push.services.mozilla.com/wpush/v2/one')).toBe(200);
    expect(await put('https://web.push.apple.com/one')).toBe(200);
    expect(await put('https://wns2-par02p.notify.windows.com/w/?token=one')).toBe(200);
    expect(await put('https://push.attacker.example/one')).toBe(422);
    expect(await put('https://fcm.googleapis.com.attacker.example/one')).toBe(422);
    await strict.close();
  });

  it('never keeps codes waiting, and each user’s go out one at a time', async () => {
    on.app.clock.now = () => new Date();
    for (let n = 0; n < 10; n++) await subscribed('ann', `/${n}`);
    on.target.answerWith(() => null);
    await raise('ann');
    await on.app.listen({ port: 0 });
    await until(() => on.target.received.length > 0);
    const reply = await createBrowser(on.app).post('/identity/email/code', { email: people.bob.email });
    expect(reply.statusCode).toBe(200);
    await until(() => on.post.mails.length > 0);
    expect(on.post.mails[0]).toContain(`To: ${people.bob.email}`);
    await until(() => on.target.received.length > 2);
    expect(on.target.mostOpen()).toBe(1);
  });

  it('waits for the end of quiet hours, in Indian time', async () => {
    const { ask } = await subscribed('ann');
    const timing = { mail: 'at-once', dailyAt: '08:00', quiet: { from: '22:00', until: '07:00' } };
    await ask('PUT', 'alerts/settings/timing', timing);
    afterNoon(10.5 * hourMs); // 22:30 in India
    await raise('ann');
    await work();
    afterNoon(19 * hourMs - minuteMs); // 06:59
    await work();
    expect(on.target.received).toEqual([]);
    afterNoon(19 * hourMs);
    await work();
    expect(on.target.received).toHaveLength(1);
  });

  it('is tried again when the service fails', async () => {
    await subscribed('ann');
    on.target.answerWith(503);
    await raise('ann');
    await work();
    on.target.answerWith(201);
    afterNoon(minuteMs);
    await work();
    expect(on.target.received).toHaveLength(2);
    afterNoon(10 * minuteMs);
    await work();
    expect(on.target.received).toHaveLength(2);
  });
});

describe('a mail', () => {
  it('is sent to those who asked for it, and can be ended with one click', async () => {
    await raise('ann', 'Before');
    await work();
    await choose('ann', 'mail', true);
    await raise('ann', 'Markets are closed');
    await work();
    expect(on.post.mails).toHaveLength(1);
    const [mail = ''] = on.post.mails;
    expect(mail).toContain(`To: ${people.ann.email}`);
    expect(mail).toContain('Subject: Markets are closed');
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const header = mail
      .replaceAll(/\r?\n\s+/g, '')
      .split('\r\n')
      .find((line) => line.startsWith('List-Unsubscribe:'));
    const { pathname } = new URL(/<(.+)>/.exec(header ?? '')?.[1] ?? '');
    expect(mail.replaceAll('=\r\n', '')).toContain(`${pathname}\r\n`);
    // following the link is not pressing the button
    expect((await on.app.inject(pathname)).payload).toContain('End the mails about alerts?');
    await raise('ann');
    await on.app.jobs.runDue('queue-deliveries');
    const clicked = await on.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.json()).toEqual({ success: true });
    // the button of the page gets a page
    const pressed = await on.app.inject({ method: 'POST', url: pathname, headers: { accept: 'text/html' } });
    expect(pressed.payload).toContain('These mails have ended');
    await raise('ann');
    await work();
    expect(on.post.mails).toHaveLength(1);
  });

  it('collects a day’s alerts in one, at the hour of the user', async () => {
    await choose('ann', 'mail', true);
    const { ask } = await browserOf(on.app, 'ann');
    await ask('PUT', 'alerts/settings/timing', { mail: 'daily', dailyAt: '18:00', quiet: null });
    await raise('ann', 'The first');
    afterNoon(hourMs);
    await raise('ann', 'The second');
    await work();
    expect(on.post.mails).toEqual([]);
    afterNoon(6 * hourMs + minuteMs); // 18:01
    await work();
    expect(on.post.mails).toHaveLength(1);
    expect(on.post.mails[0]).toContain('Subject: 2 alerts from');
    for (const title of ['The first', 'The second']) expect(on.post.mails[0]).toContain(title);
  });
});
it('an alert is only listed, and does not pop up, where its user silenced it on pages', async () => {
  await choose('ann', 'page', false);
  const page = await connectSocket(on.app, 'ann');
  const events: string[] = [];
  // every connection receives the revision of the modules, at any time after it is made
  page.onAny((event: string) => event !== 'modules:revision' && events.push(event));
  const refreshed = new Promise((resolve) => page.once('getNotification', () => resolve(true)));
  await raise('ann');
  await refreshed;
  expect(events).toEqual(['getNotification']);
  page.close();
});

it('offers each user the kinds of their plan', async () => {
  const kindsOf = async (name: PersonName) => {
    const { body }: { body: AlertSettings } = await (
      await browserOf(on.app, name)
    ).ask('GET', 'alerts/settings');
    return new Set(body.choices.map(({ kind }) => kind));
  };
  const free = await kindsOf('ann');
  const premium = await kindsOf('paro');
  const pro = await kindsOf('rafi');
  expect(free.has('screen') || free.has('community') || free.has('scanner')).toBe(false);
  expect(premium.has('screen') && premium.has('community') && !premium.has('scanner')).toBe(true);
  expect(pro.has('scanner')).toBe(true);
});
