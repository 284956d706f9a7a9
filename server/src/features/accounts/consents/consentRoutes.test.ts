import { ConsentsReply } from '@tayyib/shared/contracts';
import { termsVersion } from '@tayyib/shared/prices';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { buildTestApp, connectSocket, openSocket, signedIn, userIdOf } from '../../../testing';
import { fallBehindTerms } from './consentFixtures';
import { hasConsent } from './consentRepository';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const read = async (name: PersonName) => {
  const reply = await app.inject({ url: '/api/consents', headers: await signedIn(app, name) });
  return ConsentsReply.parse(reply.json());
};
const say = async (name: PersonName, purpose: string, isGiven: boolean) =>
  app.inject({
    method: 'PUT',
    url: `/api/consents/${purpose}`,
    headers: await signedIn(app, name),
    payload: { isGiven },
  });
const actionsOf = async (name: PersonName) =>
  (await read(name)).history.map(({ purpose, action }) => `${purpose} ${action}`);

describe('the ledger', () => {
  it('records each change once, and it takes effect at once', async () => {
    const id = await userIdOf(app, 'ann');
    expect(await hasConsent(app.db, id, 'community-terms')).toBe(false);
    expect((await say('ann', 'community-terms', false)).statusCode).toBe(200);
    expect(await actionsOf('ann')).toEqual(['terms given']);

    for (const isGiven of [true, true, false, false, true]) await say('ann', 'community-terms', isGiven);
    expect(await actionsOf('ann')).toEqual([
      'community-terms given',
      'community-terms withdrawn',
      'community-terms given',
      'terms given',
    ]);
    expect(await hasConsent(app.db, id, 'community-terms')).toBe(true);
    const { consents, history } = await read('ann');
    expect(consents).toMatchObject([
      { purpose: 'terms', isGiven: true },
      { purpose: 'community-terms', isGiven: true, at: history[0]?.at },
    ]);
    expect(history[0]).toMatchObject({ version: expect.any(String), device: 'Unknown device' });
  });

  it('has the disclaimer beside the purposes that the profile lists', async () => {
    await signedIn(app, 'basim');
    expect(await read('basim')).toMatchObject({ disclaimer: { isGiven: false, at: null } });
    expect((await say('basim', 'disclaimer', true)).statusCode).toBe(200);
    expect(await read('basim')).toMatchObject({
      disclaimer: { isGiven: true },
      purificationLedger: { isGiven: false },
    });
    expect(await actionsOf('basim')).toEqual(['terms given']);
  });

  it('records one of many identical concurrent requests', async () => {
    await signedIn(app, 'bob');
    const replies = await Promise.all(Array.from({ length: 12 }, () => say('bob', 'community-terms', true)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await actionsOf('bob')).toEqual(['community-terms given', 'terms given']);
  });

  it('is each person’s own', async () => {
    await say('paro', 'community-terms', true);
    expect(await actionsOf('basim')).toEqual(['terms given']);
  });

  it('does not withdraw a required consent, nor an unknown purpose', async () => {
    const refused = await say('basim', 'terms', false);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'consent-required', field: 'isGiven' });
    expect((await say('basim', 'advertising', true)).statusCode).toBe(400);
    expect(await actionsOf('basim')).toEqual(['terms given']);
  });

  it('is never rewritten', async () => {
    const { pool } = app.store;
    const id = await userIdOf(app, 'ann');
    await expect(pool.query("update consent_events set action = 'given'")).rejects.toThrow('never changed');
    await expect(pool.query('delete from consent_events where user_id = $1', [id])).rejects.toThrow('keeps');
    await expect(pool.query('truncate consent_events')).rejects.toThrow('never changed');
  });
});

describe('terms that changed', () => {
  it('have to be agreed to again, and then everything works as before', async () => {
    const headers = await signedIn(app, 'rafi');
    const lists = () => app.inject({ url: '/api/watchlistcat', headers });
    expect((await lists()).statusCode).toBe(200);
    await fallBehindTerms(app, await userIdOf(app, 'rafi'));
    const refused = await lists();
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({
      code: 'terms-needed',
      message: 'Please read the terms and agree to them first.',
    });
    expect((await app.inject({ url: '/api/session', headers })).json().user.userstatus).toBe(false);

    const payload = { userstatus: true };
    const agreed = await app.inject({ method: 'POST', url: '/api/userstatus', headers, payload });
    expect(agreed.json().data.user.userstatus).toBe(true);
    expect((await lists()).statusCode).toBe(200);
    expect((await read('rafi')).history.map(({ version }) => version)).toEqual([
      termsVersion,
      '2020-01-01',
      termsVersion,
    ]);
  });

  it('block socket events, and new connections', async () => {
    const socket = await connectSocket(app, 'adil');
    await fallBehindTerms(app, await userIdOf(app, 'adil'));
    const answer = await socket.emitWithAck('register-new-user', { username: 'Adil' });
    socket.close();
    expect(answer).toMatchObject({ ok: false, code: 'terms-needed' });
    await expect(openSocket(app, await signedIn(app, 'adil'))).rejects.toThrow('Please read the terms');
  });
});
