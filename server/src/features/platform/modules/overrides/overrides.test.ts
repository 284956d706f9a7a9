import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { ModulesReply, NewOverrideReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { TestBrowser } from '../../../../testing';
import { buildTestApp, createBrowser, temporaryFolder } from '../../../../testing';
import type { TestRelease } from '../moduleFixtures';
import { aRelease, asStaff, leaveBuild, publish, sentFilesOf, sharedModuleConfig } from '../moduleFixtures';

const why = 'Ticket 7';
let distDir: string;
let app: FastifyInstance;
let candidate: TestRelease;
const origin = createServer((request, reply) => {
  if (request.url === '/elsewhere/release.json') {
    return reply.writeHead(302, { location: 'http://localhost:1/' }).end();
  }
  if (request.url !== '/build/release.json') return reply.writeHead(404).end();
  return reply.end(candidate.manifest);
});
let address = '';

beforeAll(async () => {
  distDir = temporaryFolder('dist');
  leaveBuild(distDir, aRelease('tools', '1.0.0'));
  leaveBuild(distDir, aRelease('screener', '1.0.0'));
  candidate = aRelease('tools', '3.0.0-candidate');
  await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`;
  const modules = { ...sharedModuleConfig(temporaryFolder('artifacts')), origins: [address] };
  app = await buildTestApp({ distDir, modules });
  await publish(app, 'tools', sentFilesOf(aRelease('tools', '2.0.0')));
});
afterAll(async () => {
  await app.close();
  origin.close();
  await rm(distDir, { recursive: true });
});

const makeLink = async (modules: object[], hours = 1) =>
  NewOverrideReply.parse((await asStaff(app, 'POST', '/module-overrides', { modules, hours, why })).json());
const tokenIn = (link: string) => new URL(link).hash.slice(1);
const modulesOf = async (browser: TestBrowser) => ModulesReply.parse((await browser.get('/modules')).json());
const toolsOf = async (browser: TestBrowser) =>
  (await modulesOf(browser)).modules.find(({ descriptor }) => descriptor.id === 'tools');

it('gives a tester’s own browser the version of the link, and nobody else', async () => {
  const { link, override } = await makeLink([{ id: 'tools', version: '2.0.0' }]);
  const tester = createBrowser(app);
  const other = createBrowser(app);
  expect((await tester.post('/modules/override', { token: tokenIn(link) })).statusCode).toBe(200);
  expect(await toolsOf(tester)).toMatchObject({ version: '2.0.0', channel: 'override', fallback: null });
  expect((await modulesOf(tester)).override).toEqual({
    id: override.id,
    modules: [{ id: 'tools', version: '2.0.0' }],
    expiresAt: override.expiresAt,
    why,
  });
  expect((await modulesOf(tester)).modules).toHaveLength(2);
  expect(await toolsOf(other)).toMatchObject({ version: '1.0.0' });

  await app.inject({ method: 'DELETE', url: '/api/modules/override' });
  tester.cookies.clear();
  expect(await modulesOf(tester)).toMatchObject({ override: null });
});

it('tests a module that is off for everybody else', async () => {
  const { link } = await makeLink([{ id: 'tools', version: '2.0.0' }]);
  await asStaff(app, 'PUT', '/modules/tools/enabled', { enabled: false, why });
  const tester = createBrowser(app);
  await tester.post('/modules/override', { token: tokenIn(link) });
  expect(await toolsOf(tester)).toMatchObject({ version: '2.0.0' });
  await asStaff(app, 'PUT', '/modules/tools/enabled', { enabled: true, why });
});

it('accepts a candidate from an allow-listed origin, pinned to its current hashes', async () => {
  const { link } = await makeLink([{ id: 'tools', base: `${address}/build` }]);
  const tester = createBrowser(app);
  await tester.post('/modules/override', { token: tokenIn(link) });
  const { release } = candidate;
  expect(await toolsOf(tester)).toMatchObject({
    version: '3.0.0-candidate',
    base: `${address}/build/`,
    integrity: release.integrity[release.entry],
  });
  const policy = String((await app.inject('/api/docs')).headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${address};`);
  expect(policy).not.toContain('unsafe');
});

it.each([
  ['a foreign origin', () => ({ id: 'tools', base: 'https://evil.example/build/' }), 'foreign-origin'],
  ['nothing', () => ({ id: 'tools', base: `${address}/none/` }), 'no-candidate'],
  ['a redirect', () => ({ id: 'tools', base: `${address}/elsewhere/` }), 'no-candidate'],
  ['another module', () => ({ id: 'screener', base: `${address}/build/` }), 'contract-broken'],
  ['an unknown version', () => ({ id: 'tools', version: '9.9.9' }), 'not-found'],
])('makes no link to %s', async (_what, wish, code) => {
  const reply = await asStaff(app, 'POST', '/module-overrides', { modules: [wish()], hours: 1, why });
  expect(reply.json()).toMatchObject({ code });
});

it('opens no forged, expired or revoked link, and ends one that expires while open', async () => {
  const { link, override } = await makeLink([{ id: 'tools', version: '2.0.0' }]);
  const token = tokenIn(link);
  const tester = createBrowser(app);
  const forged = `${override.id}.${'A'.repeat(86)}`;
  expect((await tester.post('/modules/override', { token: forged })).statusCode).toBe(404);
  await tester.post('/modules/override', { token });
  expect(await toolsOf(tester)).toMatchObject({ version: '2.0.0' });

  const { now } = app.clock;
  app.clock.now = () => new Date(Date.now() + 2 * 3_600_000);
  expect(await toolsOf(tester)).toMatchObject({ version: '1.0.0' });
  app.clock.now = now;

  expect((await asStaff(app, 'GET', '/module-overrides')).json().overrides).toContainEqual(override);
  await asStaff(app, 'DELETE', `/module-overrides/${override.id}`);
  expect(await toolsOf(tester)).toMatchObject({ version: '1.0.0' });
  expect((await asStaff(app, 'GET', '/module-overrides')).json().overrides).not.toContainEqual(override);
});

it('names the exact versions of a visit by a code, and replays them', async () => {
  const visit = [
    { id: 'tools', version: '2.0.0' },
    { id: 'screener', version: '1.0.0' },
  ];
  const { code } = (await createBrowser(app).post('/modules/support-codes', { modules: visit })).json();
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  const typed = `${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase();
  const found = await asStaff(app, 'GET', `/module-support-codes/${typed}`);
  expect(found.json()).toMatchObject({ code, modules: visit.map((each) => ({ ...each, isThere: true })) });

  const replay = await asStaff(app, 'POST', `/module-support-codes/${typed}/replay`, { hours: 1, why });
  const tester = createBrowser(app);
  await tester.post('/modules/override', { token: tokenIn(NewOverrideReply.parse(replay.json()).link) });
  expect((await modulesOf(tester)).override?.modules).toEqual(visit);
});

it('creates no code for unknown versions', async () => {
  const modules = [{ id: 'tools', version: '0.0.1' }];
  expect((await createBrowser(app).post('/modules/support-codes', { modules })).statusCode).toBe(404);
});
