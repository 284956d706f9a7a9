import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { copyWorkspace, type WorkspaceCopy } from '../support/copyWorkspace';
import { bearerToken } from '../support/bearerToken';
import { ownHouse } from './house';
import { storiesIn } from './stage';

/** To make, build and send a module on a busy machine. */
const releaseMs = 300_000;

let copy: WorkspaceCopy;
beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => copy.remove());

/** Of every file that the shell consists of. */
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

storiesIn(ownHouse(), 'a sixth module', ({ enter, house }) => {
  it(
    'is made, built alone, sent to the running server, and works in a page that was open all the while',
    async () => {
      const before = shellHash();
      const guest = await enter({ as: 'free' });
      const { page } = guest;
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1 }).waitFor();
      const way = page.getByRole('navigation').getByRole('link', { name: 'News' });
      expect(await way.count()).toBe(0);
      await page.evaluate(() => sessionStorage.setItem('open', String(performance.timeOrigin)));

      const made = await copy.node(['scripts/new-module.mjs', 'news']);
      expect(made.output).toContain('mfe-news/');
      const staff = await enter();
      const token = await bearerToken(staff.page.request, 'staff@tayyib.example');
      const sent = await copy.node(['scripts/publish-module.mjs', 'mfe-news', '--server', house().address], {
        TAYYIB_TOKEN: token,
      });
      expect(sent.output).toContain('It is a new module, and on for everybody.');

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
      await guest.looksAround();
      await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
      await page
        .getByRole('region', { name: 'News' })
        .getByText(/entries$/)
        .waitFor();

      // never reloaded, and not one byte of the shell is another
      const wasOpen = await page.evaluate(
        () => sessionStorage.getItem('open') === String(performance.timeOrigin),
      );
      expect(wasOpen).toBe(true);
      expect(shellHash()).toBe(before);
    },
    releaseMs,
  );
});
