import { createECDH, createHmac } from 'node:crypto';
import type { AlertSettings } from '@tayyib/shared/contracts';
import type { PlanId } from '@tayyib/shared/plans';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../../config/config';
import { users } from '../../../../database/schema/platform/identityTables';
import { alertWebhooks } from '../../../../database/schema/social/alertTables';
import type { PersonName } from '../../../../testing';
import { buildTestApp, connectSocket, people, userIdOf } from '../../../../testing';
import { browserOf } from '../../watchlists/watchlistFixtures';
import { addAlert } from '../addAlert';
import { aBrowser, startMailServer, startTarget, vapidClaims } from './channels.testing';
import { encryptPush } from './encryptPush';
import { isPublicAddress } from './postToTarget';
import { webhookFailures } from './routeAlerts';

let app: FastifyInstance;
let target: Awaited<ReturnType<typeof startTarget>>;
let post: Awaited<ReturnType<typeof startMailServer>>;
/** Midday in India, tomorrow: the database dates jobs by its own clock, which must not be ahead of the server's. */
const noon = new Date(new Date().setUTCHours(24 + 6, 30, 0, 0));
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
beforeEach(async () => {
  [target, post] = await Promise.all([startTarget(), startMailServer()]);
  const { identity } = readConfig({ NODE_ENV: 'test' });
  app = await buildTestApp({
    alerts: { vapid: null, allowsPrivateTargets: true },
    identity: { ...identity, smtp: post.smtp },
  });
  at(noon);
});
afterEach(async () => {
  await app.close();
  await Promise.all([target.stop(), post.stop()]);
});

const at = (moment: Date) => (app.clock.now = () => new Date(moment));
/** Sets the clock to so long after midday. */
const afterNoon = (ms: number) => at(new Date(noon.getTime() + ms));
let raised = 0;
const raise = async (name: PersonName, title = 'Something happened') =>
  addAlert(app.db, {
    userIds: [await userIdOf(app, name)],
    key: `test:${(raised += 1)}`,
    content: {
      ...{ kind: 'broadcast', status: 3, alert_name: 'Test', scan_name: 'Test' },
      ...{ scan_url: '/plan', title, description: 'Read on.' },
    },
  });
/** The jobs of the channels that are due, until none is. */
const work = async () => {
  for (const task of ['route-alerts', 'deliver-alert', 'mail-alerts', 'send-message'])
    await app.jobs.runDue(task);
};
const choose = async (name: PersonName, channel: string, isOn: boolean, kind = 'broadcast') =>
  (await (await browserOf(app, name)).ask('PUT', 'alerts/settings/choice', { kind, channel, isOn })).body;
const subscribed = async (name: PersonName, path = '/one') => {
  const browser = aBrowser(`${target.url}${path}`);
  const person = await browserOf(app, name);
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
    expect(target.received.map(({ path }) => path).sort()).toEqual(['/one', '/other']);
    for (const message of target.received) {
      const { browser } = message.path === '/one' ? one : other;
      expect(browser.read(message)).toMatchObject({ title: 'Something happened', page: '/plan' });
      const vapid = vapidClaims(message);
      expect(vapid?.key).toBe(one.settings.pushKey);
      expect(vapid?.claims).toMatchObject({ aud: target.url });
    }
    expect(other.settings.pushBrowsers).toBe(2);
  });

  it('is not sent to a browser that signed out, nor to one that is gone', async () => {
    const { ask } = await subscribed('ann');
    await ask('POST', 'logout');
    await raise('ann');
    await work();
    expect(target.received).toEqual([]);
    const bob = await subscribed('bob');
    target.answerWith(410);
    await raise('bob');
    await work();
    expect((await bob.ask('GET', 'alerts/settings')).body.pushBrowsers).toBe(0);
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
    expect(target.received).toEqual([]);
    afterNoon(19 * hourMs);
    await work();
    expect(target.received).toHaveLength(1);
  });

  it('is tried again when the service fails', async () => {
    await subscribed('ann');
    target.answerWith(503);
    await raise('ann');
    await work();
    target.answerWith(201);
    afterNoon(minuteMs);
    await work();
    expect(target.received).toHaveLength(2);
    afterNoon(10 * minuteMs);
    await work();
    expect(target.received).toHaveLength(2);
  });
});

describe('a mail', () => {
  it('is sent to those who asked for it, and can be ended with one click', async () => {
    await raise('ann', 'Before');
    await work();
    await choose('ann', 'mail', true);
    await raise('ann', 'Markets are closed');
    await work();
    expect(post.mails).toHaveLength(1);
    const [mail = ''] = post.mails;
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
    expect((await app.inject(pathname)).payload).toContain('End the mails about alerts?');
    await raise('ann');
    await app.jobs.runDue('route-alerts');
    const clicked = await app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.json()).toEqual({ success: true });
    // the button of the page gets a page
    const pressed = await app.inject({ method: 'POST', url: pathname, headers: { accept: 'text/html' } });
    expect(pressed.payload).toContain('These mails have ended');
    await raise('ann');
    await work();
    expect(post.mails).toHaveLength(1);
  });

  it('collects a day’s alerts in one, at the hour of the user', async () => {
    await choose('ann', 'mail', true);
    const { ask } = await browserOf(app, 'ann');
    await ask('PUT', 'alerts/settings/timing', { mail: 'daily', dailyAt: '18:00', quiet: null });
    await raise('ann', 'The first');
    afterNoon(hourMs);
    await raise('ann', 'The second');
    await work();
    expect(post.mails).toEqual([]);
    afterNoon(6 * hourMs + minuteMs); // 18:01
    await work();
    expect(post.mails).toHaveLength(1);
    expect(post.mails[0]).toContain('Subject: 2 alerts from');
    for (const title of ['The first', 'The second']) expect(post.mails[0]).toContain(title);
  });
});

describe('a webhook', () => {
  const added = async (name: PersonName) => {
    const person = await browserOf(app, name);
    const { status, body } = await person.ask('POST', 'alerts/webhooks', { url: `${target.url}/hook` });
    expect(status).toBe(201);
    return { ...person, id: String(body.webhook.id), secret: String(body.secret) };
  };
  const signatureOf = (secret: string, seconds: string, body: Buffer) =>
    createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

  it('receives each alert signed, and again until it accepts one', async () => {
    const { secret } = await added('paro');
    target.answerWith(500);
    await raise('paro', 'Signed');
    await work();
    target.answerWith(204);
    afterNoon(minuteMs);
    await work();
    expect(target.received).toHaveLength(2);
    const [failed, accepted] = target.received;
    for (const { headers, body } of target.received) {
      const [, seconds = '', signature] = /^t=(\d+),v1=(.+)$/.exec(String(headers['tayyib-signature'])) ?? [];
      expect(signature).toBe(signatureOf(secret, seconds, body));
      expect(JSON.parse(body.toString())).toMatchObject({ title: 'Signed', kind: 'broadcast' });
    }
    expect(failed?.headers['tayyib-delivery']).toBe(accepted?.headers['tayyib-delivery']);
  });

  it('has a test button, and is not led elsewhere', async () => {
    const { ask, id } = await added('paro');
    expect((await ask('POST', `alerts/webhooks/${id}/test`)).body.ok).toBe(true);
    target.answerWith(302);
    const { body } = await ask('POST', `alerts/webhooks/${id}/test`);
    expect(body).toEqual({ ok: false, message: 'It replied with 302.' });
    const rafi = await browserOf(app, 'rafi');
    expect((await rafi.ask('POST', `alerts/webhooks/${id}/test`)).status).toBe(404);
  });

  it('is part of the plan, as many as it includes; the oldest ones remain where it includes fewer', async () => {
    const plan = async (name: PersonName, to: PlanId) =>
      app.db
        .update(users)
        .set({ plan: to })
        .where(eq(users.id, await userIdOf(app, name)));
    const { ask } = await browserOf(app, 'rafi');
    const add = async (n: number) =>
      (await ask('POST', 'alerts/webhooks', { url: `${target.url}/hook/${n}` })).status;
    for (let n = 1; n <= 10; n++) expect(await add(n)).toBe(201);
    expect(await add(11)).toBe(409);
    const raisedAt = async (to: PlanId) => {
      await plan('rafi', to);
      target.received.splice(0);
      await raise('rafi');
      await work();
      return target.received.map(({ path }) => path).sort();
    };
    expect(await raisedAt('premium')).toEqual(['/hook/1', '/hook/2', '/hook/3']);
    expect(await add(12)).toBe(409);
    expect(await raisedAt('free')).toEqual([]);
    const { body }: { body: AlertSettings } = await ask('GET', 'alerts/settings');
    expect([body.maxWebhooks, body.webhooks.length]).toEqual([0, 10]);
    expect(body.choices.filter(({ channel }) => channel === 'webhook')).toEqual([]);
    const [first] = body.webhooks;
    expect((await ask('POST', `alerts/webhooks/${first?.id}/test`)).status).toBe(403);
    expect((await ask('DELETE', `alerts/webhooks/${first?.id}`)).status).toBe(200);
    const ann = await browserOf(app, 'ann');
    expect((await ann.ask('POST', 'alerts/webhooks', { url: `${target.url}/hook` })).status).toBe(403);
  });

  it('is switched off after many failures, and on again by a test that succeeds', async () => {
    const { ask, id } = await added('paro');
    await app.db.update(alertWebhooks).set({ failures: webhookFailures - 1 });
    target.answerWith(500);
    await raise('paro');
    await work();
    const stored = async () => (await ask('GET', 'alerts/settings')).body.webhooks[0];
    expect(await stored()).toMatchObject({ isOff: true, lastFailure: 'It replied with 500.' });
    target.answerWith(204);
    await raise('paro');
    await work();
    expect(target.received).toHaveLength(1);
    expect((await ask('POST', `alerts/webhooks/${id}/test`)).body).toEqual({
      ok: true,
      message: 'It was accepted.',
    });
    expect(await stored()).toMatchObject({ isOff: false, lastFailure: null });
  });

  it('may not be in the network of the server', async () => {
    const strict = await buildTestApp();
    const { ask } = await browserOf(strict, 'paro');
    for (const url of ['http://example.com/', 'https://a:b@example.com/', 'https://example.com:25/'])
      expect((await ask('POST', 'alerts/webhooks', { url })).status).toBe(422);
    for (const url of ['https://localhost/', 'https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/']) {
      const { body } = await ask('POST', 'alerts/webhooks', { url });
      const tested = await ask('POST', `alerts/webhooks/${body.webhook.id}/test`);
      expect(tested.body).toEqual({ ok: false, message: 'This address is not on the public internet.' });
      await ask('DELETE', `alerts/webhooks/${body.webhook.id}`);
    }
    await strict.close();
  });

  it.each([
    ...['10.1.2.3', '172.31.0.1', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
    ],
  ])('counts %s as private', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])('counts %s as public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

it('is only listed, and does not pop up, where its user silenced it on pages', async () => {
  await choose('ann', 'page', false);
  const page = await connectSocket(app, 'ann');
  const events: string[] = [];
  page.onAny((event: string) => events.push(event));
  const refreshed = new Promise((resolve) => page.once('getNotification', () => resolve(true)));
  await raise('ann');
  await refreshed;
  expect(events).toEqual(['getNotification']);
  page.close();
});

it('offers each user the kinds of their plan', async () => {
  const kindsOf = async (name: PersonName) => {
    const { body }: { body: AlertSettings } = await (
      await browserOf(app, name)
    ).ask('GET', 'alerts/settings');
    return new Set(body.choices.map(({ kind }) => kind));
  };
  const [free, premium, pro] = [await kindsOf('ann'), await kindsOf('paro'), await kindsOf('rafi')];
  expect(free.has('screen') || free.has('community') || free.has('scanner')).toBe(false);
  expect(premium.has('screen') && premium.has('community') && !premium.has('scanner')).toBe(true);
  expect(pro.has('scanner')).toBe(true);
});
