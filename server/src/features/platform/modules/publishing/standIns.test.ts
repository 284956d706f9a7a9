import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { aRelease, asStaff, buildModuleApp, entryOf, publish, sentFilesOf } from '../moduleFixtures';

let app: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  const owns = { slices: ['calls'], endpoints: 'screener', tags: [] };
  ({ app, close } = await buildModuleApp(aRelease('screener', '1.0.0', { owns })));
});
afterAll(() => close());

const routeTo = (path: string): Partial<ModuleDescriptor> => ({
  routes: [{ path, page: 'Page', title: 'Looks like ours', access: 'public' }],
});
const owning = (...slices: string[]): Partial<ModuleDescriptor> => ({
  owns: { slices, endpoints: 'news', tags: [] },
});
const manyRoutes = Array.from({ length: 100 }, (_, at) => routeTo(`/news-${at}`).routes ?? []).flat();

it.each<[string, string, Partial<ModuleDescriptor>]>([
  ['the sign-in page', 'news', routeTo('/login')],
  ['the sign-in page in capitals', 'news', routeTo('/LOGIN')],
  ['a page of another module', 'news', routeTo('/screener')],
  ['the session', 'news', owning('session')],
  ['the state of another module', 'news', owning('calls')],
  ['a hundred pages', 'news', { routes: manyRoutes }],
  ['a budget without end', 'news', { budgetKb: 1e9 }],
  ['the name of the API', 'api', {}],
  ['the name of a property', 'constructor', {}],
])('refuses a module that takes %s', async (_what, id, descriptor) => {
  const reply = await publish(app, id, sentFilesOf(aRelease(id, '1.0.0', descriptor)));
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'contract-broken']);
});

it('offers a new module to nobody until staff switch it on, with a reason that is recorded', async () => {
  expect((await publish(app, 'news', sentFilesOf(aRelease('news', '1.0.0')))).statusCode).toBe(201);
  for (const name of ['ann', 'sana', 'amin'] as const)
    expect(await entryOf(app, 'news', name)).toBeUndefined();
  await asStaff(app, 'PUT', '/modules/news/enabled', { enabled: true, why: 'It is reviewed' });
  expect(await entryOf(app, 'news', 'ann')).toMatchObject({ version: '1.0.0' });
  const { changes } = (await asStaff(app, 'GET', '/modules/news/history')).json();
  expect(changes.map(({ why }: { why: string }) => why)).toContain('It is reviewed');
});

it('stores no email in a reason, which is never changed again', async () => {
  await asStaff(app, 'PUT', '/modules/news/enabled', {
    enabled: false,
    why: 'Asked for by Basim@tayyib.example (by mail)',
  });
  const { changes } = (await asStaff(app, 'GET', '/modules/news/history')).json();
  expect(changes[0].why).toBe('Asked for by someone (by mail)');
});
