import { createHmac } from 'node:crypto';
import type { Alert, AlertSettings } from '@tayyib/shared/contracts';
import type { PlanId } from '@tayyib/shared/plans';
import { eq } from 'drizzle-orm';
import { users } from '../../../../database/schema/accounts/identityTables';
import { alertWebhooks } from '../../../../database/schema/personal/deliveryTables';
import { buildTestApp, userIdOf, type PersonName } from '../../../../testing';
import { browserOf } from '../../watchlists/watchlistFixtures';
import { isPublicAddress } from './postToTarget';
import { maxFailures } from './targetFailures';
import { startDeliveries } from './startDeliveries.testing';
import { minuteMs } from '../../../../lib/durations';

const on = startDeliveries();
const { raise, work, afterNoon } = on;

describe('a webhook', () => {
  const added = async (name: PersonName) => {
    const person = await browserOf(on.app, name);
    const { status, body } = await person.ask('POST', 'alerts/webhooks', { url: `${on.target.url}/hook` });
    expect(status).toBe(201);
    return { ...person, id: String(body.webhook.id), secret: String(body.secret) };
  };
  const signatureOf = (secret: string, seconds: string, body: Buffer) =>
    createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');

  it('receives each alert signed, and again until it accepts one', async () => {
    const { secret } = await added('paro');
    on.target.answerWith(500);
    await raise('paro', 'Signed');
    await work();
    on.target.answerWith(204);
    afterNoon(minuteMs);
    await work();
    expect(on.target.received).toHaveLength(2);
    const [failed, accepted] = on.target.received;
    for (const { headers, body } of on.target.received) {
      const [, seconds = '', signature] = /^t=(\d+),v1=(.+)$/.exec(String(headers['tayyib-signature'])) ?? [];
      expect(signature).toBe(signatureOf(secret, seconds, body));
      expect(JSON.parse(body.toString())).toMatchObject({ title: 'Signed', kind: 'broadcast' });
    }
    expect(failed?.headers['tayyib-delivery']).toBe(accepted?.headers['tayyib-delivery']);
  });

  it('has a test button, and is not led elsewhere', async () => {
    const { ask, id } = await added('paro');
    expect((await ask('POST', `alerts/webhooks/${id}/test`)).body.ok).toBe(true);
    on.target.answerWith(302);
    const { body } = await ask('POST', `alerts/webhooks/${id}/test`);
    expect(body).toEqual({ ok: false, message: 'It replied with 302.' });
    const rafi = await browserOf(on.app, 'rafi');
    expect((await rafi.ask('POST', `alerts/webhooks/${id}/test`)).status).toBe(404);
  });

  it('is part of the plan, as many as it includes; the oldest ones remain where it includes fewer', async () => {
    const plan = async (name: PersonName, to: PlanId) =>
      on.app.db
        .update(users)
        .set({ plan: to })
        .where(eq(users.id, await userIdOf(on.app, name)));
    const { ask } = await browserOf(on.app, 'rafi');
    const add = async (n: number) =>
      (await ask('POST', 'alerts/webhooks', { url: `${on.target.url}/hook/${n}` })).status;
    for (let n = 1; n <= 10; n++) expect(await add(n)).toBe(201);
    expect(await add(11)).toBe(409);
    const raisedAt = async (to: PlanId) => {
      await plan('rafi', to);
      on.target.received.splice(0);
      await raise('rafi');
      await work();
      return on.target.received.map(({ path }) => path).sort();
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
    const ann = await browserOf(on.app, 'ann');
    expect((await ann.ask('POST', 'alerts/webhooks', { url: `${on.target.url}/hook` })).status).toBe(403);
  });

  it('is switched off after many failures, and on again by a test that succeeds', async () => {
    const { ask, id } = await added('paro');
    await on.app.db.update(alertWebhooks).set({ failures: maxFailures - 1 });
    on.target.answerWith(500);
    await raise('paro');
    await work();
    const stored = async () => (await ask('GET', 'alerts/settings')).body.webhooks[0];
    expect(await stored()).toMatchObject({ isOff: true, lastFailure: 'It replied with 500.' });
    on.target.answerWith(204);
    await raise('paro');
    await work();
    expect(on.target.received).toHaveLength(1);
    expect((await ask('POST', `alerts/webhooks/${id}/test`)).body).toEqual({
      ok: true,
      message: 'It was accepted.',
    });
    expect(await stored()).toMatchObject({ isOff: false, lastFailure: null });
  });

  it('is switched off after five times without an answer, and its owner is notified', async () => {
    const { ask } = await added('paro');
    on.target.answerWith(() => null);
    await on.app.db.update(alertWebhooks).set({ failures: 40 });
    await raise('paro');
    await work();
    const { webhooks } = (await ask('GET', 'alerts/settings')).body;
    expect(webhooks).toMatchObject([{ isOff: true, lastFailure: 'It did not answer in time.' }]);
    const { data: alerts } = (await ask('GET', 'getnotification')).body;
    const { host } = new URL(on.target.url);
    expect(alerts.map(({ title }: Alert) => title)).toContain(
      `Your webhook at ${host} receives no more alerts`,
    );
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
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ])('counts %s as private', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700:4700::1111'])('counts %s as public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});
