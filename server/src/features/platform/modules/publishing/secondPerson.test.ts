import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../../config/config';
import type { PersonName } from '../../../../testing';
import { aRelease, asStaff, buildModuleApp, entryOf, publish, sentFilesOf } from '../moduleFixtures';

let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await buildModuleApp(aRelease('tools', '1.0.0'), { needsSecondPerson: true }));
});
afterAll(() => close());

const why = 'It is reviewed';
const turn = (id: string, as: PersonName, enabled: boolean) =>
  asStaff(app, 'PUT', `/modules/${id}/enabled`, { enabled, why }, as);

const audience = { plans: [], roles: [], users: [] };
const offer = (id: string, version: string, as: PersonName) =>
  asStaff(app, 'PUT', `/modules/${id}/canary`, { version, percent: 100, audience, why }, as);
const link = (id: string, version: string, as: PersonName) =>
  asStaff(app, 'POST', '/module-overrides', { modules: [{ id, version }], hours: 1, why }, as);
const outcomeOf = (reply: { statusCode: number; json: () => { code?: string } }) =>
  reply.statusCode < 300 ? 'done' : reply.json().code;
const refusal = 'second-person-needed';

it('does not let a publisher alone bring a new module to any user, by any change of the console', async () => {
  expect((await publish(app, 'news', sentFilesOf(aRelease('news', '1.0.0')))).statusCode).toBe(201);
  expect(outcomeOf(await turn('news', 'sana', true))).toBe(refusal);
  // nor by a further version, a canary, an audience or a link
  expect((await publish(app, 'news', sentFilesOf(aRelease('news', '1.1.0')))).statusCode).toBe(201);
  expect(outcomeOf(await offer('news', '1.1.0', 'sana'))).toBe(refusal);
  const stable = { version: '1.1.0', why };
  expect(outcomeOf(await asStaff(app, 'PUT', '/modules/news/stable', stable))).toBe(refusal);
  for (const version of ['1.0.0', '1.1.0'])
    expect(outcomeOf(await link('news', version, 'sana'))).toBe(refusal);
  await asStaff(app, 'PUT', '/modules/news/audience', { audience, why });
  expect((await turn('news', 'sana', true)).statusCode).toBe(409);
  for (const name of ['ann', 'sana', 'amin'] as const)
    expect(await entryOf(app, 'news', name)).toBeUndefined();
});

it('lets another staff member switch it on, and from then on every staff member', async () => {
  expect((await turn('news', 'amin', true)).statusCode).toBe(200);
  expect(await entryOf(app, 'news', 'ann')).toMatchObject({ version: '1.0.0' });
  expect((await turn('news', 'sana', false)).statusCode).toBe(200);
  expect((await turn('news', 'sana', true)).statusCode).toBe(200);
});

it('does not let a publisher alone bring a further version to anybody, either', async () => {
  expect(outcomeOf(await offer('news', '1.1.0', 'sana'))).toBe(refusal);
  expect(outcomeOf(await link('news', '1.1.0', 'sana'))).toBe(refusal);
  expect(await entryOf(app, 'news', 'amin')).toMatchObject({ version: '1.0.0' });
  expect(outcomeOf(await link('news', '1.1.0', 'amin'))).toBe('done');
  expect(outcomeOf(await offer('news', '1.1.0', 'amin'))).toBe('done');
  expect(await entryOf(app, 'news', 'amin')).toMatchObject({ version: '1.1.0' });
});

it('applies to administrators and to every publisher of an earlier version', async () => {
  await publish(app, 'offers', sentFilesOf(aRelease('offers', '1.0.0')), 'amin');
  await publish(app, 'offers', sentFilesOf(aRelease('offers', '1.0.1')));
  for (const name of ['amin', 'sana'] as const)
    expect((await turn('offers', name, true)).json().code).toBe('second-person-needed');
});

it('concerns no module that was built with the server', async () => {
  expect((await turn('tools', 'sana', false)).statusCode).toBe(200);
  expect((await turn('tools', 'sana', true)).statusCode).toBe(200);
});

it('is on in production unless it is switched off there', () => {
  const needs = (extra: object) =>
    readConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://tayyib.example',
      IDENTITY_SECRET: 'Zk3v9Qw1Rt5Yu7Io2Pa4Sd6Fg8Hj0Kl-xCvBnM',
      SMTP_URL: 'smtps://u:p@mail.example',
      MODULE_SIGNING_KEY: 'a key',
      ...extra,
    }).modules.needsSecondPerson;
  expect([needs({}), needs({ REQUIRE_SECOND_PERSON: 'off' })]).toEqual([true, false]);
  expect(readConfig({}).modules.needsSecondPerson).toBe(false);
});
