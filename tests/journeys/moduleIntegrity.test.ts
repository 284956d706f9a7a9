import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { ModuleRelease } from '@tayyib/shared/contracts';
import { releasesOf } from '../../scripts/lib/buildTargets.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { Account } from './pages/Account';
import { stories } from './stage';

/** The module whose files are tampered with; all of them are used by its pages. */
const id = 'tools';
const version = releasesOf(id)[0]?.version ?? '';
const folder = `/modules/${id}/${version}/`;

let dist = '';
/** The shell and this version alone, so that nothing can be fallen back to. */
const ownCopy = async () => {
  dist = await mkdtemp(join(tmpdir(), 'tayyib-dist-'));
  await cp(inRoot('dist', 'shell'), join(dist, 'shell'), { recursive: true });
  await mkdir(join(dist, 'modules', id), { recursive: true });
  await cp(inRoot('dist', 'modules', id, version), join(dist, 'modules', id, version), { recursive: true });
  return { DIST_DIR: dist };
};
afterAll(() => rm(dist, { recursive: true, force: true }));

type Change = (content: Buffer) => Buffer | string;

const flipped: Change = (content) => {
  const changed = Buffer.from(content);
  const at = Math.floor(changed.length / 2);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
};
const without =
  (hash: string): Change =>
  (content) =>
    content.toString('utf8').replace(hash, '');
const withoutMember =
  (name: string): Change =>
  (content) =>
    JSON.stringify(JSON.parse(content.toString('utf8')), (key, value: unknown) =>
      key === name ? undefined : value,
    );

/** Serves one file changed, opens a page that uses it, and says which of the module's scripts were run. */
async function runScripts(page: Page, route: string, address: string, change: Change): Promise<string[]> {
  // the inspector first tells of all that runs already
  await page.goto('about:blank');
  const run: string[] = [];
  const inspector = await page.context().newCDPSession(page);
  inspector.on('Debugger.scriptParsed', ({ url }) => {
    if (url.includes(folder)) run.push(new URL(url).pathname);
  });
  await inspector.send('Debugger.enable');
  await page.route(`**${address}*`, async (asked) => {
    const answer = await asked.fetch();
    const { 'content-type': type = '' } = answer.headers();
    await asked.fulfill({ contentType: type, body: change(await answer.body()) });
  });
  await page.goto(route);
  await page.getByRole('alert').filter({ hasText: 'is not available right now' }).waitFor();
  await page.unroute(`**${address}*`);
  await inspector.detach();
  return run;
}

stories(
  'a module whose files were tampered with',
  ({ enter }) => {
    it('is refused, whichever byte or hash it is, and nothing else is affected', async () => {
      const guest = await enter();
      const { page } = guest;
      await new Account(page).signIn('pro@tayyib.example');
      const release: ModuleRelease = JSON.parse(
        await readFile(join(dist, 'modules', id, version, 'release.json'), 'utf8'),
      );
      const files = Object.keys(release.integrity);

      // which page uses which file
      const usedBy = new Map<string, string>();
      for (const { path } of release.descriptor.routes) {
        const note = (file: string) => {
          const name = new URL(file).pathname.replace(folder, '');
          if (files.includes(name) && !usedBy.has(name)) usedBy.set(name, path);
        };
        const listen = (request: { url: () => string }) => note(request.url());
        page.on('request', listen);
        await page.goto(path, { waitUntil: 'networkidle' });
        page.off('request', listen);
      }
      expect([...usedBy.keys()].sort()).toEqual([...files].sort());
      const [anyRoute = ''] = usedBy.values();

      const refused: string[] = [];
      for (const [file, route] of usedBy) {
        const run = await runScripts(page, route, folder + file, flipped);
        expect(run).not.toContain(folder + file);
        refused.push(`a byte of ${file}`);
      }
      const beforeTheEntry: [string, string, Change][] = [
        ['a byte of release.json', `${folder}release.json`, flipped],
        ...Object.entries(release.integrity).flatMap(([file, hash]): [string, string, Change][] => [
          [`the hash of ${file} in release.json`, `${folder}release.json`, withoutMember(file)],
          ...(file === release.entry
            ? []
            : [
                [`the hash of ${file} in the entry`, folder + release.entry, without(hash)] as [
                  string,
                  string,
                  Change,
                ],
              ]),
        ]),
        ...['integrity', 'manifestIntegrity', 'signature', 'keyId'].map((name): [string, string, Change] => [
          `${name} in the registry`,
          '/api/modules',
          withoutMember(name),
        ]),
      ];
      for (const [what, address, change] of beforeTheEntry) {
        const run = await runScripts(page, anyRoute, address, change);
        expect({ what, run }).toEqual({ what, run: [] });
        refused.push(what);
      }
      expect(refused).toHaveLength(files.length * 3 - 1 + 1 + 4);

      await page.getByRole('link', { name: 'Dashboard' }).first().click();
      await page.getByRole('heading', { level: 1, name: /Assalamu Alaikum/ }).waitFor();
      // the browser and the loader name each file they refuse; that was the point
      guest.problems.length = 0;
    });
  },
  ownCopy,
);
