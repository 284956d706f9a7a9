import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inRoot, root } from '../../build/paths.mjs';

/** A small module. */
const target = 'mfe-community';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tayyib-build-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('leaves no folder without a release when a build is killed while it writes', async () => {
  const dist = join(folder, 'modules');
  const build = spawn(process.execPath, ['--import', 'tsx', inRoot('webpack', 'buildOne.ts'), target], {
    cwd: root,
    env: { ...process.env, MODULES_DIST: dist },
    stdio: 'ignore',
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    build.once('exit', (_code, signal) => resolve(signal)),
  );
  const isWriting = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => file.endsWith('.js'));
  while (!isWriting() && build.exitCode === null) await pause(5);
  build.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');

  const versions = existsSync(join(dist, 'community')) ? readdirSync(join(dist, 'community')) : [];
  expect(versions.filter((version) => !existsSync(join(dist, 'community', version, 'release.json')))).toEqual(
    [],
  );
});
