import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestNodes, temporaryFolder } from '../../../../testing';
import { aRelease, asStaff, leaveBuild, registryOf, sharedModuleConfig } from '../moduleFixtures';

// two servers that listen, behind one address: they keep the registry in memory

let distDir: string;
let east: FastifyInstance;
let west: FastifyInstance;
let close: () => Promise<void>;
beforeAll(async () => {
  distDir = temporaryFolder('dist');
  leaveBuild(distDir, aRelease('tools', '1.0.0'));
  const servers = await buildTestNodes(2, { distDir, modules: sharedModuleConfig(distDir) });
  const [first, second] = servers.nodes;
  if (!first || !second) throw new Error('There are no servers.');
  [east, west, close] = [first, second, servers.close];
  for (const app of servers.nodes) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await close();
  await rm(distDir, { recursive: true });
});

const idsOf = async (app: FastifyInstance) =>
  (await registryOf(app)).modules.map(({ descriptor }) => descriptor.id);

const switchTools = (app: FastifyInstance, enabled: boolean) =>
  asStaff(app, 'PUT', '/modules/tools/enabled', { enabled, why: 'A test' });

it('follows a change of another server, and its own at once', async () => {
  expect(await idsOf(west)).toEqual(['tools']);
  await switchTools(east, false);
  expect(await idsOf(east)).toEqual([]);
  while ((await idsOf(west)).length > 0) await sleep(10);
  await switchTools(west, true);
  expect(await idsOf(west)).toEqual(['tools']);
  while ((await idsOf(east)).length === 0) await sleep(10);
});

it('answers a visitor without the database', async () => {
  await registryOf(east);
  await west.db.transaction(async (tx) => {
    await tx.execute(sql`lock table module_registry, modules, module_versions in access exclusive mode`);
    expect(await idsOf(east)).toEqual(['tools']);
  });
});
