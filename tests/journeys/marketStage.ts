import { join } from 'node:path';
import { demoPassword } from '../../server/src/database/seed/demoAccounts';
import { importMarket, officialFiles } from '../support/importMarket';
import { stories, type Guest } from './stage';

/** A folder for pictures of every page, to be looked at. Without it the pages are only checked. */
const folder = process.env['SCREENSHOTS'];
/** The import comes before the first story. */
const withImportMs = 600_000;

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Runs stories over a market imported from official files. Where there are none they are skipped, and say why. */
export function marketStories(name: string, tell: Parameters<typeof stories>[1]) {
  const files = officialFiles();
  if (!files) {
    console.warn(`Skipped "${name}": no official files on this machine. TAYYIB_DATA can name their folder.`);
    describe.skip(name, () => tell({ enter: () => Promise.reject(new Error('There is no market.')) }));
    return;
  }
  jest.setTimeout(withImportMs);
  let market: ReturnType<typeof importMarket> | undefined;
  stories(name, tell, async () => {
    market = importMarket(files);
    return { DATA_DIR: (await market).dataDir };
  });
  afterAll(async () => (await market)?.remove());
}

/** Signs in one of the demo accounts without the pages that other stories are about. */
export async function signsIn({ page }: Guest, plan: string) {
  const email = `${plan}@tayyib.example`;
  const answer = await page
    .context()
    .request.post('/api/login', { data: { email, password: demoPassword, deviceType: 0 } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
}

/** Nobody has to scroll sideways, and nothing keeps anybody out. */
export async function fits({ page, looksAround }: Guest, name: string) {
  await looksAround();
  expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
  if (folder)
    await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`), fullPage: true });
}

/** Runs in the page: by how much it is too wide, in pixels. */
const widerThanWindow = () => document.documentElement.scrollWidth - window.innerWidth;
