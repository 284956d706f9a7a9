import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../../config/config';
import type { PersonName } from '../../../../testing';
import {
  aRelease,
  archiveOf,
  asStaff,
  buildModuleApp,
  entryOf,
  publish,
  sentFilesOf,
} from '../moduleFixtures';

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

it('lets another staff member switch a new module on, and from then on every staff member', async () => {
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

it('lets a publisher offer to fewer people, and never to more, what another person offered', async () => {
  await publish(app, 'wide', sentFilesOf(aRelease('wide', '1.0.0')), 'amin');
  const owners = { owners: ['sana@tayyib.example', 'amin@tayyib.example'], why };
  await asStaff(app, 'PUT', '/modules/wide/owners', owners, 'amin');
  await turn('wide', 'sana', true);
  await publish(app, 'wide', sentFilesOf(aRelease('wide', '1.1.0')));
  const staffOnly = { plans: [], roles: ['staff'], users: [] };
  const canary = (percent: number, to: object, as: PersonName) =>
    asStaff(app, 'PUT', '/modules/wide/canary', { version: '1.1.0', percent, audience: to, why }, as);
  expect(outcomeOf(await canary(10, staffOnly, 'amin'))).toBe('done');
  // to everybody at once, and by steps
  for (const [percent, to] of [
    [100, audience],
    [10, audience],
    [11, staffOnly],
    [10, { ...staffOnly, plans: ['free'] }],
    [10, { ...staffOnly, users: ['ann@tayyib.example'] }],
  ] as const)
    expect(outcomeOf(await canary(percent, to, 'sana'))).toBe(refusal);
  expect(outcomeOf(await canary(5, staffOnly, 'sana'))).toBe('done');
  expect(outcomeOf(await canary(100, audience, 'amin'))).toBe('done');

  expect(
    outcomeOf(await asStaff(app, 'PUT', '/modules/wide/stable', { version: '1.1.0', why }, 'amin')),
  ).toBe('done');
  const offeredTo = (to: object, as: PersonName) =>
    asStaff(app, 'PUT', '/modules/wide/audience', { audience: to, why }, as);
  expect(outcomeOf(await offeredTo(staffOnly, 'sana'))).toBe('done');
  expect(outcomeOf(await offeredTo(audience, 'sana'))).toBe(refusal);
  // nor while it is off
  await turn('wide', 'sana', false);
  expect(outcomeOf(await offeredTo(audience, 'sana'))).toBe(refusal);
  expect(outcomeOf(await offeredTo(audience, 'amin'))).toBe('done');
});

it('applies to administrators and to every publisher of an earlier version', async () => {
  await publish(app, 'offers', sentFilesOf(aRelease('offers', '1.0.0')), 'amin');
  const owners = { owners: ['sana@tayyib.example', 'amin@tayyib.example'], why };
  await asStaff(app, 'PUT', '/modules/offers/owners', owners, 'amin');
  await publish(app, 'offers', sentFilesOf(aRelease('offers', '1.0.1')));
  for (const name of ['amin', 'sana'] as const)
    expect((await turn('offers', name, true)).json().code).toBe('second-person-needed');
});

it('counts a version that a token published as published by who made the token', async () => {
  await asStaff(app, 'PUT', '/modules/news/enabled', { enabled: true, why }, 'amin');
  const made = (await asStaff(app, 'POST', '/modules/news/tokens', { name: 'CI', days: 1 })).json();
  const published = await app.inject({
    method: 'POST',
    url: '/api/modules/news/releases',
    headers: { authorization: `Bearer ${made.secret}`, 'content-type': 'application/x-tar' },
    payload: await archiveOf(sentFilesOf(aRelease('news', '1.2.0'))),
  });
  expect(published.statusCode).toBe(201);
  const stable = (as: PersonName) =>
    asStaff(app, 'PUT', '/modules/news/stable', { version: '1.2.0', why }, as);
  expect(outcomeOf(await stable('sana'))).toBe(refusal);
  expect(outcomeOf(await stable('amin'))).toBe('done');
});

it('the rule of two people concerns no module that was built with the server', async () => {
  expect((await turn('tools', 'sana', false)).statusCode).toBe(200);
  expect((await turn('tools', 'sana', true)).statusCode).toBe(200);
});

it('the rule of two people is on in production unless it is switched off there', () => {
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
