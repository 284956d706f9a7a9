import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFolders, releasesOf } from '../../../build/buildTargets.mjs';
import { modulesDist, shellDist } from '../../../build/paths.mjs';
import { journeys } from '../setup/journeys';

const WORKER = 'mockServiceWorker';

/** The files of a folder that are, or name, the service worker of standalone mode. */
const filesWithWorker = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.includes(WORKER) ||
      (/\.(js|html|json)$/.test(file) && readFileSync(join(folder, file), 'utf8').includes(WORKER)),
  );

journeys('the fake server of standalone modules', ({ enter, product }) => {
  it('is in no file of the shell or of a release', () => {
    const ids = moduleFolders().map((folder) => folder.slice('mfe-'.length));
    const releases = ids.flatMap((id) =>
      releasesOf(id)
        .slice(0, 1)
        .map(({ version }) => join(modulesDist, id, version)),
    );
    expect(releases).not.toEqual([]);
    expect([shellDist, ...releases].flatMap(filesWithWorker)).toEqual([]);
  });

  it('is not served, and the only service worker of the product is its own', async () => {
    const { page } = await enter({ serviceWorkers: 'allow' });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const reply = await page.request.get(`${product().address}/${WORKER}.js`);
    expect(reply.headers()['content-type'] ?? '').not.toContain('javascript');
    const workers = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.map(({ active }) => active?.scriptURL);
    });
    expect(workers).toEqual([`${product().address}/service-worker.js`]);
  });
});
