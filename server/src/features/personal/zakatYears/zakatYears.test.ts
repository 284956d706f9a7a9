import type { ZakatAccountReply } from '@tayyib/shared/contracts';
import { maxEncryptedYears } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, signedIn, userIdOf, type PersonName, resetDatabase } from '../../../testing';
import { agreeToZakatYears } from '../../accounts/consents/consentFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

/** What a person does with their zakat years; they agreed to storing them unless it says otherwise. */
async function as(name: PersonName, agrees = true) {
  const headers = await signedIn(app, name);
  if (agrees) await agreeToZakatYears(app, await userIdOf(app, name));
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const reply = await app.inject({
      method,
      url: `/api/zakat/${path}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: reply.statusCode, body: reply.json<ZakatAccountReply & { code?: string }>(), reply };
  };
  return {
    ask,
    write: (sealed: string, version: number) => ask('PUT', 'years', { sealed, version }),
    read: async () => (await ask('GET', 'years')).body,
  };
}
const reminders = [
  { on: '2027-06-05', year: 'lunar' },
  { on: '2027-08-01', year: 'solar' },
];

it('the store of zakat years stores what the browser encrypted, and reminders apart from it', async () => {
  const ann = await as('ann');
  expect(await ann.read()).toEqual({ sealed: null, version: 0, reminders: [] });
  expect(await ann.write('one', 0)).toMatchObject({ status: 200, body: { sealed: 'one', version: 1 } });
  await ann.ask('PUT', 'reminders', { reminders });
  await ann.write('two', 1);
  expect(await ann.read()).toEqual({ sealed: 'two', version: 2, reminders });
  await ann.ask('PUT', 'reminders', { reminders: reminders.slice(1) });
  expect((await ann.read()).reminders).toEqual(reminders.slice(1));
  await ann.ask('PUT', 'reminders', { reminders: [] });
  expect(await ann.read()).toEqual({ sealed: 'two', version: 2, reminders: [] });
  expect((await ann.ask('GET', 'years')).reply.headers['cache-control']).toBe('no-store');
});

it('the store of zakat years loses nothing that another device wrote meanwhile', async () => {
  const ann = await as('ann');
  await ann.write('one', 0);
  const replies = await Promise.all(['a', 'b', 'c', 'd'].map((sealed) => ann.write(sealed, 1)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect((await ann.read()).version).toBe(2);
  expect((await ann.write('late', 1)).body.code).toBe('outdated');
});

it('the store of zakat years stores nothing without consent, and deletes everything', async () => {
  const ann = await as('ann', false);
  expect(await ann.write('one', 0)).toMatchObject({ status: 403, body: { code: 'consent-needed' } });
  expect((await ann.ask('PUT', 'reminders', { reminders })).status).toBe(403);
  await agreeToZakatYears(app, await userIdOf(app, 'ann'));
  await ann.write('one', 0);
  await ann.ask('PUT', 'reminders', { reminders });
  expect((await ann.ask('DELETE', 'years')).body).toEqual({ sealed: null, version: 0, reminders: [] });
});

it('a record of zakat years is nobody else’s, and has a largest size', async () => {
  const ann = await as('ann');
  const paro = await as('paro');
  await ann.write('one', 0);
  expect((await paro.read()).sealed).toBeNull();
  await paro.ask('DELETE', 'years');
  expect((await ann.read()).sealed).toBe('one');
  expect((await app.inject('/api/zakat/years')).statusCode).toBe(401);
  expect((await ann.write('x'.repeat(maxEncryptedYears + 1), 1)).status).toBe(400);
  expect((await ann.write('x'.repeat(maxEncryptedYears), 1)).status).toBe(200);
});
