import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { ModulesReply } from '../../../shared/src/contracts';
import { freePort } from '../../../server/src/lib/freePort';
import { copyWorkspace, type WorkspaceCopy } from '../../support/copyWorkspace';
import { bearerToken } from '../../support/bearerToken';
import { ModuleConsole } from '../pages/ModuleConsole';
import { ownJourneyProduct } from '../setup/journeyProduct';
import { journeysIn } from '../setup/journeys';

/** The time for several builds of a module on a busy machine. */
const releaseMs = 600_000;
const path = '/zakat-calculator';
const today = 'Zakat Calculator';
const changed = 'Zakat Calculator, second edition';

let copy: WorkspaceCopy;
let devServer: ChildProcess | undefined;
beforeAll(() => {
  copy = copyWorkspace();
  edit('mfe-tools/src/pages/ZakatPage.tsx', `title="${today}"`, `title="${changed}"`);
});
afterAll(() => {
  devServer?.kill('SIGKILL');
  copy.remove();
});

function edit(file: string, from: string, to: string): void {
  const full = join(copy.folder, file);
  const text = readFileSync(full, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(full, text.replace(from, to));
}

/** The standalone development server, as started by `npm run dev -w mfe-tools`. */
async function serveStandalone(): Promise<string> {
  const port = await freePort('localhost');
  const args = ['--import', 'tsx', join(copy.folder, 'webpack', 'serveStandalone.ts'), String(port)];
  devServer = spawn(process.execPath, args, { cwd: join(copy.folder, 'mfe-tools'), stdio: 'ignore' });
  const address = `http://localhost:${port}`;
  const end = Date.now() + releaseMs;
  while (Date.now() < end) {
    if (devServer.exitCode !== null) throw new Error('The development server exited.');
    const isThere = await fetch(address).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isThere) return address;
    await pause(200);
  }
  throw new Error('The development server serves nothing.');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The timeout for open tabs to switch versions, which takes two seconds on an idle machine. */
const followMs = 120_000;

/**
 * Leaves and revisits the module's page until it has this heading: open tabs switch versions on a visit, after they have been
 * notified.
 */
async function comesBackTo(page: Page, wanted: string): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main' });
  const until = Date.now() + followMs;
  for (let shown = ''; shown !== wanted;) {
    if (Date.now() > until)
      throw new Error(`The page shows "${shown}", not "${wanted}"; ${await named(page)}.`);
    await main.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: /Assalamu Alaikum/ }).waitFor();
    await main.getByRole('link', { name: today }).click();
    shown = await page.getByRole('heading', { level: 1, name: today }).innerText();
  }
}

/** The version that the registry currently names for this browser. */
async function named(page: Page): Promise<string> {
  const { revision, modules } = ModulesReply.parse(await (await page.request.get('/api/modules')).json());
  const tools = modules.find(({ descriptor }) => descriptor.id === 'tools');
  return `revision ${revision} names ${tools?.version} as ${tools?.channel}`;
}

journeysIn(ownJourneyProduct(), 'a team that changes its module', ({ enter, product }) => {
  it(
    'runs it standalone, with no shell, no server and no other module built',
    async () => {
      const { page } = await enter({ serviceWorkers: 'allow' });
      expect(existsSync(join(copy.folder, 'dist'))).toBe(false);
      const address = await serveStandalone();
      const origins: string[] = [];
      page.on('request', (request) => origins.push(new URL(request.url()).origin));
      await page.goto(`${address}${path}`);
      await heading(page, changed).waitFor();
      // what the fake server of the module answers
      await page
        .getByText(/^Gold ₹/)
        .first()
        .waitFor();
      expect([...new Set(origins)]).toEqual([address]);
      expect(existsSync(join(copy.folder, 'dist'))).toBe(false);
    },
    releaseMs,
  );

  it(
    'releases it to a few, to everybody and rolls it back, and open tabs follow',
    async () => {
      const few = await enter({ as: 'free' });
      const rest = await enter({ as: 'basic' });
      const open = [few.page, rest.page];
      for (const page of open) {
        await page.goto(path);
        await heading(page, today).waitFor();
        await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));
      }
      const token = await bearerToken((await enter()).page.request, 'staff@tayyib.example');
      const { output: sent } = await copy.node(
        ['scripts/run.mjs', 'scripts/lib/publishModule.ts', 'mfe-tools', '--server', product().address],
        { TAYYIB_TOKEN: token },
      );
      expect(sent).toContain('Nobody gets it yet');
      const version = /tools (\S+) is published/.exec(sent)?.[1] ?? '';
      await comesBackTo(few.page, today);

      const staff = await enter({ as: 'staff' });
      const modules = new ModuleConsole(staff.page);
      await modules.open();
      await modules.setCanary(version, 'free@tayyib.example', 'one person first');
      await comesBackTo(few.page, changed);
      await comesBackTo(rest.page, today);

      await modules.giveToEverybody(version, 'it does well');
      await comesBackTo(rest.page, changed);

      await modules.rollBack('Calculators', 'the title is too long');
      for (const page of open) {
        // it is open, and nobody leaves it
        await heading(page, today).waitFor({ timeout: followMs });
        expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
      }

      const link = await modules.makeLink('Calculators', 'to look at the title');
      await opensLink(few.page, link, version);
      await few.page.getByRole('button', { name: 'Report a problem' }).first().click();
      const code = (
        await few.page
          .getByText(/^[A-Z2-9]{8}$/)
          .first()
          .innerText()
      ).trim();
      const replay = await modules.replay(code, 'what do they see');
      await opensLink(rest.page, replay, version);
      for (const page of open) {
        await page.getByRole('button', { name: 'Back to the usual versions' }).click();
        await heading(page, today).waitFor();
      }
    },
    releaseMs,
  );
});

/** Opens a tester's link, and checks the banner and the version. */
async function opensLink(page: Page, link: string, version: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Run them here' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page
    .getByRole('complementary')
    .filter({ hasText: `tools ${version}` })
    .waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: today }).click();
  await heading(page, changed).waitFor();
}
