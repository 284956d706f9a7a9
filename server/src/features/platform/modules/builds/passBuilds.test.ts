import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, temporaryFolder } from '../../../../testing';
import { aRelease, leaveBuild, registryOf } from '../moduleFixtures';

let app: FastifyInstance;
let distDir: string;
afterEach(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

it('a build of which a file is gone is left out, and the server starts with the others', async () => {
  distDir = temporaryFolder('dist');
  const broken = aRelease('broken', '1.0.0');
  leaveBuild(distDir, broken);
  leaveBuild(distDir, aRelease('whole', '1.0.0'));
  rmSync(path.join(distDir, 'modules', 'broken', '1.0.0', broken.release.entry));
  app = await buildTestApp({ distDir });
  const { modules } = await registryOf(app);
  expect(modules.map(({ descriptor }) => descriptor.id)).toEqual(['whole']);
});

it('a build that passed is not checked again by the same server, and is as soon as one byte of it differs', async () => {
  distDir = temporaryFolder('dist');
  const news = aRelease('news', '1.0.0');
  leaveBuild(distDir, news);
  const remembered = () => readFileSync(path.join(distDir, 'checked-builds.json'), 'utf8');
  const start = async (codeVersion: string) => {
    app = await buildTestApp({ distDir, codeVersion });
    const { modules } = await registryOf(app);
    return modules.map(({ descriptor }) => descriptor.id);
  };
  expect(await start('one')).toEqual(['news']);
  const first = remembered();
  expect(JSON.parse(first)).toHaveLength(1);
  await app.close();
  expect(await start('one')).toEqual(['news']);
  expect(remembered()).toBe(first);
  await app.close();
  expect(await start('two')).toEqual(['news']);
  expect(JSON.parse(remembered())).toHaveLength(2);
  await app.close();
  const chunk = path.join(distDir, 'modules', 'news', '1.0.0', '7.89abcdef.js');
  writeFileSync(chunk, readFileSync(chunk, 'utf8').replace('defineModule', 'otherwise'));
  expect(await start('one')).toEqual([]);
  await app.close();
  writeFileSync(path.join(distDir, 'checked-builds.json'), '{"neither":"keys"}');
  expect(await start('one')).toEqual([]);
});
