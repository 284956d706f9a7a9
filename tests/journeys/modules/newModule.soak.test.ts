import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../../build/paths.mjs';
import { copyWorkspace, type WorkspaceCopy } from '../../support/copyWorkspace';
import { bearerToken } from '../../support/bearerToken';
import { ModuleConsole } from '../pages/ModuleConsole';
import { ownJourneyProduct } from '../setup/journeyProduct';
import { journeysIn } from '../setup/journeys';

/** The time to create, build and publish a module on a busy machine. */
const releaseMs = 300_000;

let copy: WorkspaceCopy;
beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => copy.remove());

/** A hash over all files of the shell. */
function shellHash(): string {
  const shell = inRoot('dist', 'shell');
  const hash = createHash('sha256');
  const files = readdirSync(shell, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Sets how many KB the first view of the module may have. */
function setBudget(budgetKb: number): void {
  const file = join(copy.folder, 'mfe-news', 'module.json');
  const descriptor: unknown = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify(Object.assign({}, descriptor, { budgetKb }), null, 2));
}

journeysIn(ownJourneyProduct(), 'a new module', ({ enter, product }) => {
  it(
    'is created, built, published to the running server, and works in a page that was already open',
    async () => {
      const before = shellHash();
      const guest = await enter({ as: 'free' });
      const { page } = guest;
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const way = page.getByRole('navigation').getByRole('link', { name: 'News' });
      expect(await way.count()).toBe(0);
      await page.evaluate(() => sessionStorage.setItem('open', String(performance.timeOrigin)));

      const made = await copy.node(['scripts/run.mjs', 'scripts/newModule/newModuleCommand.ts', 'news']);
      expect(made.output).toContain('mfe-news/');
      const token = await bearerToken((await enter()).page.request, 'staff@tayyib.example');
      const publish = () =>
        copy.node(
          ['scripts/run.mjs', 'scripts/lib/publishModule.ts', 'mfe-news', '--server', product().address],
          { TAYYIB_TOKEN: token },
        );
      setBudget(1);
      expect((await publish()).output).toMatch(
        /first view of \S+ has [\d.]+ KB gzipped; budgetKb allows 1 KB/,
      );
      setBudget(60);
      expect((await publish()).output).toContain('off until staff switch it on');
      // after the command, whose session with the same account would be replaced
      const staff = await enter({ as: 'staff' });
      const modules = new ModuleConsole(staff.page);
      await modules.open();
      await modules.switch('News', true, 'it is ready');

      await way.first().click();
      await page.getByRole('heading', { level: 1, name: 'News' }).waitFor();
      await page
        .getByText(/a gram$/)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Sources' }).click();
      await page
        .getByText(/currency-api/)
        .first()
        .waitFor();
      await guest.checkPage();
      await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
      await page
        .getByRole('region', { name: 'News' })
        .getByText(/entries$/)
        .waitFor();

      // never reloaded, and the shell is unchanged
      const wasOpen = await page.evaluate(
        () => sessionStorage.getItem('open') === String(performance.timeOrigin),
      );
      expect(wasOpen).toBe(true);
      expect(shellHash()).toBe(before);
    },
    releaseMs,
  );
});
