import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../build/paths.mjs';
import { bearerToken } from '../../support/bearerToken';
import { ModuleConsole } from '../pages/ModuleConsole';
import { ownJourneyProduct } from '../setup/journeyProduct';
import { journeysIn } from '../setup/journeys';

/** The time to pack, install, test, check, build and publish on a busy machine: the packages come over the network. */
const wholeWalkMs = 1_200_000;

const place = mkdtempSync(join(tmpdir(), 'tayyib-team-'));
const folder = join(place, 'news-module');
let localPort = 0;
const running: ChildProcess[] = [];

beforeAll(() => mkdirSync(folder));
afterAll(async () => {
  for (const child of running.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
  rmSync(place, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts a command whose variables are not those of this test. `line` resolves with the first line that matches. */
function start(command: string, args: readonly string[], { cwd = folder, env = {} } = {}) {
  const { PATH = '', HOME = '', CI } = process.env;
  const child = spawn(command, args, {
    cwd,
    env: { PATH, HOME, ...(CI !== undefined && { CI }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  const waiting: (() => void)[] = [];
  const onData = (data: Buffer) => {
    output += data.toString();
    for (const look of waiting) look();
  };
  child.stdout.on('data', onData);
  child.stderr.on('data', onData);
  const ended = new Promise<string>((resolve, reject) => {
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${[command, ...args].join(' ')}:\n${output}`)),
    );
  });
  // a command that the test ends has no other result
  ended.catch(() => {});
  const line = (pattern: RegExp) =>
    Promise.race([
      ended.then(() => Promise.reject(new Error(`It ended without ${pattern}:\n${output}`))),
      new Promise<string>((resolve) => {
        const look = () => {
          const [found] = pattern.exec(output) ?? [];
          if (found !== undefined) resolve(found);
        };
        waiting.push(look);
        look();
      }),
    ]);
  return { child, ended, line };
}

/** Starts the command line by itself: npx would not hand a signal over. */
const tayyib = (args: readonly string[], env: Record<string, string> = {}) =>
  start(process.execPath, [join(folder, 'node_modules', '@tayyib', 'sdk', 'tools', 'tayyib.mjs'), ...args], {
    env,
  });

const run = (command: string, ...args: string[]) => start(command, args).ended;

async function settings(): Promise<Record<string, string>> {
  localPort = await freePort();
  return { MODULE_ORIGINS: `http://localhost:${localPort}` };
}

journeysIn(ownJourneyProduct(settings), 'a team with a repository of its own', ({ enter, product }) => {
  it(
    'creates, tests, checks, tries and publishes a module with the package of the SDK only',
    async () => {
      const pack = start(process.execPath, ['scripts/run.mjs', 'scripts/sdkPackage/packCommand.ts'], {
        cwd: root,
      });
      const tarball = (await pack.ended).trim().split('\n').at(-1) ?? '';

      await run('npm', 'init', '-y');
      await run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', tarball);
      await run('npx', 'tayyib', 'create', 'news');
      expect(await run('npm', 'test')).toMatch(/Tests:\s+5 passed, 5 total/);
      expect(await run('npm', 'run', 'check')).toMatch(/news \S+ may be published/);

      // a mistake of each kind is named
      const list = join(folder, 'src', 'components', 'NewsList.tsx');
      const code = readFileSync(list, 'utf8');
      writeFileSync(list, code.replace('source.publisher', 'source.editor'));
      await expect(run('npm', 'run', 'check')).rejects.toThrow(/'editor' does not exist/);
      writeFileSync(list, code);
      const moduleFile = join(folder, 'src', 'module.tsx');
      const exported = readFileSync(moduleFile, 'utf8');
      writeFileSync(moduleFile, exported.replace('NewsPage:', 'News:'));
      const style = join(folder, 'src', 'components', 'NewsList.module.css');
      const rules = readFileSync(style, 'utf8');
      writeFileSync(style, `${rules}\nbutton {\n  display: none;\n}\n`);
      const refused = run('npx', 'tayyib', 'check');
      await expect(refused).rejects.toThrow(
        'module.json: /news needs the page NewsPage, which src/module.tsx does not export',
      );
      await expect(refused).rejects.toThrow(/\.css: .*button/);
      writeFileSync(moduleFile, exported);
      writeFileSync(style, rules);

      // standalone: every page and slot component
      const port = await freePort();
      const dev = tayyib(['dev', '--port', String(port)]);
      await dev.line(/compiled successfully/);
      const standalone = await product().browser.newPage();
      await standalone.goto(`http://localhost:${port}/news?scenario=empty`);
      await standalone.getByText('Nothing here yet. Come back later.').waitFor();
      await standalone.goto(`http://localhost:${port}/news?scenario=full`);
      await standalone.getByRole('link', { name: 'Slot components' }).click();
      await standalone
        .getByRole('region', { name: 'NewsCard' })
        .getByText(/entries$/)
        .waitFor();

      // a saved component is there at once, and the page keeps what was opened in it
      await standalone.goto(`http://localhost:${port}/news?scenario=full`);
      await standalone.getByRole('button', { name: 'Sources' }).click();
      const publisher = standalone.getByText(/currency-api/).first();
      await publisher.waitFor();
      const openedMs = await standalone.evaluate(() => performance.timeOrigin);
      writeFileSync(list, code.replace('source.publisher', '`Saved ${source.publisher}`'));
      await standalone
        .getByText(/Saved currency-api/)
        .first()
        .waitFor();
      expect(await standalone.evaluate(() => performance.timeOrigin)).toBe(openedMs);
      writeFileSync(list, code);
      await standalone.close();

      const token = await bearerToken((await enter()).page.request, 'staff@tayyib.example');
      const env = { TAYYIB_TOKEN: token };
      const { address } = product();
      // what only a server knows
      const descriptorFile = join(folder, 'module.json');
      const descriptor = readFileSync(descriptorFile, 'utf8');
      writeFileSync(descriptorFile, descriptor.replaceAll('"/news"', '"/watchlist"'));
      await expect(run('npx', 'tayyib', 'check', '--against', address)).rejects.toThrow(
        'The address /watchlist belongs to the module watchlist.',
      );
      writeFileSync(descriptorFile, descriptor);
      // in the shell, by a tester's link: nothing is published yet
      const inShell = tayyib(['dev', '--shell', address, '--port', String(localPort)], env);
      const link = (await inShell.line(/Open \S+/)).slice('Open '.length);
      const tester = await enter({ as: 'premium' });
      await tester.page.goto(link);
      await tester.page.getByRole('button', { name: 'Run them here' }).click();
      // the cookie of the link comes with the answer, which a navigation would cancel
      await tester.page.getByRole('button', { name: 'Start' }).waitFor();
      await tester.page.goto('/news');
      await tester.page.getByRole('heading', { level: 1, name: 'News' }).waitFor();

      const publish = tayyib(['publish', '--server', address], env);
      expect(await publish.ended).toContain('off until staff switch it on');
      // after the command, whose session with the same account would be replaced
      const modules = new ModuleConsole((await enter({ as: 'staff' })).page);
      await modules.open();
      await modules.switch('News', true, 'it is ready');
      const guest = await enter({ as: 'free' });
      await guest.page.goto('/news');
      await guest.page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
      await guest.page
        .getByText(/a gram$/)
        .first()
        .waitFor();
      await guest.page.getByRole('button', { name: 'Sources' }).click();
      await guest.page
        .getByText(/currency-api/)
        .first()
        .waitFor();
    },
    wholeWalkMs,
  );
});
